"""One module a kind of scene: each gives the plan of its scenes within the box it may use."""
