"""The parts that documents are opened, saved, exported and printed by, made when first wanted."""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, SignalInstance, Slot

from sudoku_gui.presentation.actions.action_ids import ActionId

if TYPE_CHECKING:
    from sudoku_gui.documents.document import Document
    from sudoku_gui.presentation.export.export_options import ExportPrompts
    from sudoku_gui.ui.export.export_controller import ExportController
    from sudoku_gui.ui.files.document_actions import DocumentActions
    from sudoku_gui.ui.files.document_controller import DocumentController
    from sudoku_gui.ui.files.document_opener import DocumentOpener
    from sudoku_gui.ui.files.document_prompts import DocumentPrompts
    from sudoku_gui.ui.files.document_saver import DocumentSaver
    from sudoku_gui.ui.files.file_thread import FileThread
    from sudoku_gui.ui.files.journal_controller import JournalController
    from sudoku_gui.ui.files.preferences import Preferences
    from sudoku_gui.ui.files.settings import Settings
    from sudoku_gui.ui.kit.panel_picture import PanelPicture
    from sudoku_gui.ui.main_window import MainWindow
    from sudoku_gui.ui.panels import Panels
    from sudoku_gui.ui.photo.kept_photo_controller import KeptPhotoController
    from sudoku_gui.ui.photo.photo_controller import PhotoController
    from sudoku_gui.ui.play.layout_controller import LayoutController
    from sudoku_gui.ui.printing.print_prompts import PrintPrompts
    from sudoku_gui.ui.printing.printing_controller import PrintingController
    from sudoku_gui.ui.search.game_controller import GameController
    from sudoku_gui.ui.search.search_controller import SearchController
    from sudoku_gui.ui.window_state_tracker import WindowStateTracker


class LateDocumentParts(QObject):
    """Makes such a part when an action, or another part, first asks for it.

    What it connects each of them with, named here first, is there from the start.
    """

    preferences: Preferences
    window: MainWindow
    game_controller: GameController
    search: SearchController
    documents: DocumentController
    journal: JournalController
    layouts: LayoutController
    panels: Panels
    state_tracker: WindowStateTracker
    _settings: Settings
    _files: FileThread
    _questions: DocumentPrompts
    _export_questions: ExportPrompts
    _print_questions: PrintPrompts

    def __init__(self) -> None:
        super().__init__()
        self._shut_downs: list[Callable[[], None]] = []
        """What ends the threads of the parts that were made."""
        self._has_ended = False

    def _end_with_program(self, shut_down: Callable[[], None]) -> None:
        """Have `shut_down` end the threads of a part that was made: now, if those of all ended.

        A panel that goes with the window may be the first to ask for the thread of searches.
        """
        self._shut_downs.append(shut_down)
        if self._has_ended:
            shut_down()

    def _let_speak(self, notice_posted: SignalInstance) -> None:
        """Have the window say what a part that was made posts by that signal."""
        notice_posted.connect(self.window.notices.show_notice)

    def _end_late_parts(self) -> None:
        self._has_ended = True
        for shut_down in self._shut_downs:
            shut_down()

    def _document_handlers(self) -> Mapping[ActionId, Callable[[], object]]:
        """Return what the actions do that want such a part."""
        return {
            **{name: partial(self._act_on_document, name) for name in _ON_DOCUMENTS},
            ActionId.OPEN_PHOTO: self._ask_for_picture,
            ActionId.OPEN_SCREEN: self._look_at_screen,
            ActionId.PHOTOGRAPH: self._photograph,
            ActionId.SHOW_PHOTO: self._show_photo,
            **{name: partial(self._export, name) for name in _EXPORTS},
            **{name: partial(self._print, name) for name in _PRINTS},
        }

    @cached_property
    def saver(self) -> DocumentSaver:
        """What saves the document, and watches its file."""
        from sudoku_gui.ui.files.document_saver import DocumentSaver

        saver = DocumentSaver(
            self.game_controller,
            self.documents,
            self._files,
            self._settings,
            self._questions,
            self,
        )
        self._let_speak(saver.notice_posted)
        return saver

    @Slot(object)
    def _have_file_watched(self, document: Document) -> None:
        if document.path is not None:
            self._watcher = self.saver

    @cached_property
    def opener(self) -> DocumentOpener:
        """What opens documents."""
        from sudoku_gui.ui.files.document_opener import DocumentOpener

        opener = DocumentOpener(
            self.game_controller,
            self.documents,
            self.saver,
            self._files,
            self._settings,
            self._questions,
            self,
        )
        self._let_speak(opener.notice_posted)
        opener.notice_posted.connect(self.journal.hear_notice)
        opener.picture_given.connect(self._read_picture_file)
        return opener

    @cached_property
    def _document_actions(self) -> DocumentActions:
        from sudoku_gui.ui.files.document_actions import DocumentActions

        return DocumentActions(self.documents, self.opener, self.saver, self._read_picture)

    def _act_on_document(self, name: ActionId) -> None:
        self._document_actions.handlers()[name]()

    @Slot(object)
    def _open_dropped(self, dropped: QMimeData) -> None:
        self._document_actions.open_dropped(dropped)

    @cached_property
    def photos(self) -> PhotoController:
        """What reads puzzles in pictures; what that needs is there."""
        from sudoku_gui.ui.photo.photo_controller import PhotoController

        preferences = self.preferences
        controller = PhotoController(self.opener, self._questions, preferences.theme, self)
        controller.opened.connect(self.layouts.play)
        controller.opened.connect(self.window.raise_)
        controller.opened.connect(self.window.activateWindow)
        self._let_speak(controller.notice_posted)
        preferences.language_changed.connect(controller.window.retranslate)
        preferences.theme_changed.connect(controller.window.set_theme)
        preferences.language_changed.connect(controller.takers.retranslate)
        preferences.theme_changed.connect(controller.takers.set_theme)
        self._end_with_program(controller.shut_down)
        return controller

    def _ask_for_picture(self) -> None:
        if self._can_read_pictures():
            self.photos.ask(self.window)

    @Slot()
    def _find_picture_sources(self) -> None:
        """Have the menu offer what can work, which is looked for when it is opened."""
        from sudoku_gui.ui.photo.camera_extra import has_camera
        from sudoku_gui.ui.photo.screen_camera import may_look_at_screen
        from sudoku_gui.wording.extras import missing_extra

        can_read = missing_extra() is None
        self.state_tracker.show_picture_sources(
            has_camera=can_read and has_camera(), has_screen=can_read and may_look_at_screen()
        )

    def _look_at_screen(self) -> None:
        if self._can_read_pictures():
            self.photos.takers.look_at_screen()

    def _photograph(self) -> None:
        if self._can_read_pictures():
            self.photos.takers.photograph()

    @Slot(object)
    def _read_picture_file(self, path: Path) -> None:
        if self._can_read_pictures():
            self.photos.open_file(path)

    def _read_picture(self, data: QMimeData) -> None:
        if self._can_read_pictures():
            self.photos.open_data(data)

    def _can_read_pictures(self) -> bool:
        """Return whether what reads pictures is installed; if not, say what installs it."""
        from sudoku_gui.ui.photo.install_notice import reading_notice

        notice = reading_notice()
        if notice is not None:
            self.window.notices.show_notice(notice)
        return notice is None

    @cached_property
    def kept_photo(self) -> KeptPhotoController:
        """What shows the photo that the puzzle was read from."""
        from sudoku_gui.ui.photo.kept_photo_controller import KeptPhotoController

        preferences = self.preferences
        controller = KeptPhotoController(self.game_controller, preferences.theme, self)
        self._let_speak(controller.notice_posted)
        preferences.language_changed.connect(controller.window.retranslate)
        preferences.theme_changed.connect(controller.window.set_theme)
        self._end_with_program(controller.shut_down)
        return controller

    def _show_photo(self) -> None:
        self.kept_photo.open()

    @cached_property
    def exports(self) -> ExportController:
        """What writes pictures, animations and tables of a search."""
        from sudoku_gui.presentation.export.export_options import PictureSubject
        from sudoku_gui.ui.export.export_controller import ExportController

        window = self.window
        controller = ExportController(
            self.game_controller,
            self.search,
            window.overlays,
            self.documents,
            self._export_questions,
            self._settings,
            {
                PictureSubject.TREE: partial(self._picture_of, ActionId.SEARCH_TREE),
                PictureSubject.TABLES: partial(self._picture_of, ActionId.LESSON),
                PictureSubject.TIMELINE: self._picture_of_timeline,
            },
            window,
            self,
        )
        self._let_speak(controller.notice_posted)
        controller.exporting_changed.connect(self.state_tracker.show_exporting)
        self._end_with_program(controller.shut_down)
        return controller

    def _picture_of(self, name: ActionId) -> PanelPicture | None:
        return self.panels[name].picture() if self.panels.is_made(name) else None

    def _picture_of_timeline(self) -> PanelPicture | None:
        is_there = self.search.shown_moment is not None
        return self.window.search_view.timeline.picture() if is_there else None

    def _export(self, name: ActionId) -> None:
        self.exports.handlers()[name]()

    @cached_property
    def printing(self) -> PrintingController:
        """What prints."""
        from sudoku_gui.ui.printing.printing_controller import PrintingController

        controller = PrintingController(
            self.documents,
            self._selected,
            self._print_questions,
            self._settings,
            self.window,
            self,
        )
        self._let_speak(controller.notice_posted)
        controller.printing_changed.connect(self.state_tracker.show_printing)
        self._end_with_program(controller.shut_down)
        return controller

    def _print(self, name: ActionId) -> None:
        printing = self.printing
        {
            ActionId.PRINT: printing.print_pages,
            ActionId.PRINT_PREVIEW: printing.preview,
            ActionId.EXPORT_PDF: printing.export_pdf,
        }[name]()

    def _selected(self) -> Sequence[int]:
        """Return the puzzles that are selected in the list."""
        from sudoku_gui.ui.files.collection_controller import CollectionController

        browsing = self.panels[ActionId.COLLECTION]
        assert isinstance(browsing, CollectionController)
        return browsing.selected

    def _document_dialogs(self) -> DocumentPrompts:
        from sudoku_gui.ui.files.document_dialogs import DocumentDialogs

        return DocumentDialogs(self.window)

    def _export_dialogs(self) -> ExportPrompts:
        from sudoku_gui.ui.export.export_dialogs import ExportDialogs

        return ExportDialogs(self.window, self._settings)

    def _print_dialogs(self) -> PrintPrompts:
        from sudoku_gui.ui.printing.print_dialogs import PrintDialogs

        return PrintDialogs(self.window, self._settings, self.preferences)


_ON_DOCUMENTS = (
    ActionId.OPEN,
    ActionId.SAVE,
    ActionId.SAVE_AS,
    ActionId.COPY,
    ActionId.PASTE,
)
_EXPORTS = (ActionId.EXPORT_PICTURE, ActionId.EXPORT_ANIMATION, ActionId.EXPORT_STEPS)
_PRINTS = (ActionId.PRINT, ActionId.PRINT_PREVIEW, ActionId.EXPORT_PDF)
