"""What the window is doing, as far as it decides which actions can be chosen."""

from sudoku_gui.lazy_dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WindowState:
    """The state of game, search, files and exports; the defaults are an empty window's."""

    is_play_layout: bool = False  # one plays, and no search is watched
    has_blanks: bool = True  # in the game
    has_search: bool = False  # there is a search to go along in
    is_playing: bool = False
    is_under_way: bool = False  # what is shown of the search is not kept in the game yet
    is_moment_shown: bool = False  # of the search
    is_past_start: bool = False  # the moment shown is not the first
    is_question_open: bool = False  # about what comes next in the search
    is_on_branch: bool = False  # what is gone along is not the main line
    can_undo: bool = False
    can_redo: bool = False
    is_trying_out: bool = False  # what is entered may be thrown away as a whole
    has_notes: bool = False  # in the game
    is_typing_givens: bool = False
    has_entries: bool = False  # of the player, in the game
    has_filled_cells: bool = False  # in the game, besides the givens
    has_several_puzzles: bool = False
    has_removed_puzzles: bool = False  # from the list, and not saved since
    has_photo: bool = False  # the puzzle was read from one
    can_photograph: bool = True  # there is a camera, and what reads its pictures
    can_look_at_screen: bool = True  # and read what is there
    is_hint_proved: bool = False  # all of a hint is shown, to go through its proof
    is_exporting: bool = False
    is_printing: bool = False  # on paper or into a PDF file
