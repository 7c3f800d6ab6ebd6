about = What the tiles of this game show was never published in full. What you tell here is offered first; the app learns it while you follow a map.
file_other = This file is about another game’s box.
kinds = Tiles
kinds_about = Each kind with how many of it can be drawn. Reported ones are offers until you say they are right.
start = Start tile
start_about = The one with the blue back.
board = Score board
board_about = Its length, for whoever counts laps.
edition = Edition
edition_about = What your box is called.
too_many = Too many tiles
complete = 84 of 84: the whole box is known. Used-up tiles sink to the end.
new_kind = A tile that is not listed
add_kind = Add this tile
copies = How many
is_right = { $what }: right as reported
forget_start = Forget the start tile
start_right = It shows exactly this
start_other = It shows something else
start_keep = Keep this start tile
board_now = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
spaces = Spaces on the board
board_wrong = A board has between 1 and 999 spaces.
forget_board = Forget the length
edition_how = As printed on the box.
edition_name = Name of the edition
edition_wrong = A name of up to 60 letters, please.
forget_edition = Forget the edition
more_kinds = and { $n } more
