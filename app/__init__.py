"""Everything of the console but pixels: no Qt is imported below this package."""
