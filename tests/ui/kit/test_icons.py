"""Icons in the ink of the theme, sharp at the sizes in use."""

import gc

import pytest
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from sudoku_gui.presentation.actions.action_table import ACTIONS
from sudoku_gui.presentation.actions.search_actions import PAUSE
from sudoku_gui.presentation.theme import DARK, LIGHT, Theme
from sudoku_gui.presentation.verdict_display import VerdictIcon
from sudoku_gui.ui.kit.icons import app_icon, icon, icon_pixmap

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = sorted({spec.icon for spec in (*ACTIONS.values(), PAUSE)} - {""})
SIDE_AT_200_PERCENT = 48

every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@every_theme
@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_in_the_ink_of_the_theme_alone(name: str, theme: Theme) -> None:
    assert _is_drawn_in(_image(icon(name, theme), QIcon.Mode.Normal), theme.ink)


@every_theme
@pytest.mark.parametrize("name", NAMES)
def test_a_disabled_icon_is_paler(name: str, theme: Theme) -> None:
    assert _is_drawn_in(_image(icon(name, theme), QIcon.Mode.Disabled), theme.thin_line)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_keeps_its_size_on_a_screen_with_twice_the_pixels(name: str) -> None:
    sizes = icon(name, LIGHT).availableSizes()

    assert SIDE_AT_200_PERCENT in {size.width() for size in sizes}


@pytest.mark.parametrize("side", [16, 20, 40])
def test_an_icon_is_drawn_as_large_as_it_is_wanted(side: int) -> None:
    assert icon(NAMES[0], LIGHT).pixmap(side).width() == side


def test_an_icon_painted_at_a_place_is_the_one_of_its_size() -> None:
    painted = QPixmap(24, 24)
    painted.fill(QColor("white"))
    wanted = QPixmap(painted)
    of_its_size = icon(NAMES[0], LIGHT).pixmap(24)
    for picture, paint in (
        (painted, lambda painter: icon(NAMES[0], LIGHT).paint(painter, painted.rect())),
        (wanted, lambda painter: painter.drawPixmap(0, 0, of_its_size)),
    ):
        painter = QPainter(picture)
        paint(painter)
        painter.end()

    assert painted.toImage() == wanted.toImage()


def test_an_icon_that_is_changed_leaves_the_one_it_was_taken_from() -> None:
    original = icon(NAMES[0], LIGHT)
    before = _image(original, QIcon.Mode.Normal)
    changed = QIcon(original)

    changed.addPixmap(QPixmap(SIDE_AT_200_PERCENT, SIDE_AT_200_PERCENT))
    gc.collect()

    assert _image(changed, QIcon.Mode.Normal) == before
    del changed
    assert _image(original, QIcon.Mode.Normal) == before


def test_an_icon_outlives_garbage_that_held_it() -> None:
    before = _image(icon(NAMES[0], LIGHT), QIcon.Mode.Normal)
    for _ in range(100):
        circle: list[object] = [icon(NAMES[0], LIGHT)]
        circle.append(circle)
        del circle
    gc.collect()

    assert _image(icon(NAMES[0], LIGHT), QIcon.Mode.Normal) == before


def test_no_two_icons_look_alike() -> None:
    pictures = [_image(icon(name, LIGHT), QIcon.Mode.Normal) for name in NAMES]

    for place, picture in enumerate(pictures):
        assert picture not in pictures[:place]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("shape", list(VerdictIcon))
def test_a_sign_is_drawn_in_any_colour_and_sharp(shape: VerdictIcon, ratio: float) -> None:
    drawn = icon_pixmap(shape.value, "#b3141e", 28, ratio)

    assert (drawn.width(), drawn.deviceIndependentSize().width()) == (28 * ratio, 28)
    assert _is_drawn_in(drawn.toImage(), "#b3141e")


def test_no_two_signs_of_verdicts_look_alike() -> None:
    pictures = [icon_pixmap(shape.value, "#000000", 28, 1.0).toImage() for shape in VerdictIcon]

    for place, picture in enumerate(pictures):
        assert picture not in pictures[:place]


def test_a_name_without_a_picture_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match="nothing-of-that-name"):
        icon("nothing-of-that-name", LIGHT)


def test_the_program_has_an_icon_at_every_size() -> None:
    for side in (16, 64, 256):
        assert app_icon().pixmap(side).toImage().pixelColor(side // 2, side // 2).alpha() == 255


def _image(drawn: QIcon, mode: QIcon.Mode) -> QImage:
    return drawn.pixmap(SIDE_AT_200_PERCENT, mode).toImage()


def _is_drawn_in(image: QImage, ink: str) -> bool:
    """Whether every pixel wholly covered has the colour `ink`, rounding apart."""
    wanted = QColor(ink)
    colours = [
        colour
        for x in range(image.width())
        for y in range(image.height())
        if (colour := image.pixelColor(x, y)).alpha() == 255
    ]
    return bool(colours) and all(
        abs(colour.red() - wanted.red()) <= 1
        and abs(colour.green() - wanted.green()) <= 1
        and abs(colour.blue() - wanted.blue()) <= 1
        for colour in colours
    )
