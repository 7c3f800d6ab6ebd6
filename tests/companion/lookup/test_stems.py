"""A word is the same word without its case, its accents and its ending."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.lookup.stems import fold, spans, stem, words


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Róża Wiatrów", "roza wiatrow"),
        ("PRZYPŁYW", "przyplyw"),
        ("żółć", "zolc"),
        ("ещё", "еще"),
        ("Устройство", "устройство"),
        ("Épave", "epave"),
    ],
)
def test_case_and_accents_do_not_matter(written: str, folded: str) -> None:
    assert fold(written) == folded


def test_signs_part_words() -> None:
    assert words("Crow's-nest: 2×3, „mapa”!") == ["crow", "s", "nest", "2", "3", "mapa"]


def test_words_are_found_where_they_stand_in_the_text() -> None:
    text = "Żagle, staw!"
    assert [text[start:end] for start, end in spans(text)] == ["Żagle", "staw"]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "anchor anchors"),
        ("en", "treasure treasures"),
        ("en", "pass passing passed"),
        ("ru", "корабль корабля кораблём кораблем корабли кораблей"),
        ("ru", "сокровище сокровища сокровищ"),
        ("ru", "работник работника работников работниками"),
        ("ru", "якорь якоря якорей якорем"),
        ("ru", "осень осенью осени"),
        ("ru", "остров острова острове островов островами"),
        ("ru", "прилив прилива приливы приливов"),
        ("ru", "ветер ветра ветром ветров"),
        ("ru", "конец конца концу"),
        ("ru", "стопка стопки стопок"),
        ("ru", "ячейка ячейку ячеек"),
        ("ru", "сбросить сбросил сбросила сброс"),
        ("ru", "зелёная зеленые зелёных"),
        ("ru", "сброшен сброшенный сброшенная"),
        ("ru", "область области областей областью"),
        ("ru", "стоимость стоимости"),
        ("ru", "часть части частей"),
        ("pl", "statek statku statkiem statki statków statkow statkom"),
        ("pl", "róża róży różę roza rozy"),
        ("pl", "wiatr wiatru wiatrów wiatrow wietrze"),
        ("pl", "karta karty kart karcie kartę kartami kartach karte"),
        ("pl", "miasto miasta mieście miastem miast"),
        ("pl", "skarb skarbu skarby skarbów skarbow"),
        ("pl", "grzybek grzybka grzybki grzybków"),
        ("pl", "surowiec surowca surowców surowce"),
        ("pl", "robotnik robotnika robotników robotnicy"),
        ("pl", "zatoka zatoki zatoce zatokę"),
        ("pl", "tura tury turze turę"),
        ("pl", "pogoda pogody pogodzie pogodę"),
        ("pl", "Krabita Krabity Krabicie Krabitę"),
        ("pl", "spasować spasowac spasował spasuje"),
        ("pl", "jesień jesieni jesienią jesienia"),
        ("pl", "odrzucić odrzucam odrzuciłem odrzuciłam odrzucona odrzuconych"),
        ("pl", "unikatowa unikatowe unikatową unikat"),
        ("pl", "przygotować przygotowuję przygotowanie przygotuję"),
    ],
)
def test_endings_do_not_matter(language: str, forms: str) -> None:
    assert len({stem(fold(form), language) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("language", "different"),
    [
        ("en", "ship shore shell"),
        ("pl", "karta kotwica kafelek kolor krabita"),
        ("pl", "mapa miasto miejsce"),
        ("pl", "statek skarb surowiec stworzenie"),
        ("ru", "карта корабль коряга"),
        ("ru", "остров осень очки"),
        ("ru", "стопка стол стоимость"),
    ],
)
def test_different_words_stay_different(language: str, different: str) -> None:
    apart = different.split()
    assert len({stem(word, language) for word in apart}) == len(apart)


def test_several_threads_may_look_for_stems_at_once() -> None:
    """The search is made ready in a thread of its own while somebody may already type."""
    listed = [
        f"{start}{end}" for start in ("sail", "ship", "tide", "work", "draw") for end in ("ing", "ers", "ed", "s")
    ]
    alone = [stem.__wrapped__(word, "en") for word in listed]
    with ThreadPoolExecutor(8) as threads:
        rounds = threads.map(lambda _: [stem.__wrapped__(word, "en") for word in listed], range(200))
        assert all(found == alone for found in rounds)
