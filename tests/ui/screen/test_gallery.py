"""What is kept of finished pictures: mountains first, and no more than two."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui import pictures
from ui.paint.box import Box
from ui.paint.mountain import ground, shape_of
from ui.paint.pieces import Backdrop, Fill, Piece
from ui.screen.gallery import Gallery, Picture, clearing, copying, differing

BOX = Box(0, 0, 1920, 1080)
PLAIN: tuple[Piece, ...] = (Backdrop(BOX),)


def image() -> QImage:
    return QImage(32, 18, QImage.Format.Format_RGB32)


def mountain(count: int) -> Picture:
    view = pictures.hill(count)
    return Picture(ground(shape_of(Box(0, 0, 1123, 1080), view), view), image())


def test_a_mountain_outlives_other_scenes(qapp: QApplication) -> None:
    gallery, high = Gallery(), mountain(8)
    gallery.keep(high)
    for _ in range(5):
        gallery.keep(Picture(PLAIN, image()))
    assert high in gallery.pictures()
    assert len(gallery.pictures()) == 2


def test_of_mountains_the_oldest_goes(qapp: QApplication) -> None:
    gallery = Gallery()
    made = [mountain(count) for count in (2, 3, 4)]
    for picture in made:
        gallery.keep(picture)
    assert gallery.pictures() == tuple(made[1:])


def test_memory_is_used_again_and_a_copy_is_a_copy(qapp: QApplication) -> None:
    gallery = Gallery()
    kept = [Picture(PLAIN, image()), Picture(PLAIN, image())]
    for picture in kept:
        gallery.keep(picture)
    source = image()
    source.fill(0x123456)
    made, new = gallery.spare(source)
    assert made is kept[0].image
    assert not new
    steps = copying(source, made)
    assert len(steps) > 4
    for step in steps:
        step()
    assert made == source
    assert gallery.pictures() == (kept[1],)


def test_a_new_image_is_made_black_in_steps(qapp: QApplication) -> None:
    made, new = Gallery().spare(image())
    assert new
    made.fill(0xABCDEF)
    for step in clearing(made):
        step()
    assert {made.pixel(x, y) & 0xFFFFFF for x in range(32) for y in range(18)} == {0}


def test_two_pictures_differ_in_what_only_one_has(qapp: QApplication) -> None:
    one, other, both = Fill(BOX, 1), Fill(BOX, 2), Fill(BOX, 3)
    assert differing((both, one), (Fill(BOX, 3), other)) == {one, other}
    assert differing((both, one), (one, both)) == frozenset()
