"""King of the Hill, pure: no clock, no chance, no files.

Of the project it imports nothing from outside but `app.openrecord`, which is as pure.

`rules`, `roster` and `turn` are the words of the game; `position` is where it stands; `play` folds
a turn into a position; `allowed` and `ending` say what a team may do and who can still depose the
king; `game` is a live game as a fold of `events`, `decide` turns wishes into events or a refusal,
`appeal` changes the past; `record` and `replay` are the open record of a game.
"""
