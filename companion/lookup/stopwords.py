"""Words that ask without saying about what."""

from __future__ import annotations

from typing import Final

from companion.lookup.stems import words

_ENGLISH: Final = """
a an the and or but if then than that this these those there here it its of in on at to from for by with as into about
is are am be been do does did can could may must shall should will would have has had get gets got
use uses used go goes happen happens mean means work works come comes need needs want wants one two three
i me my mine you your we us our they them their she her he his who whom whose what which when where why how many much
not no yes so too also just only any some per each every more something
someone somebody nobody everybody everyone already still again else
"""
_POLISH: Final = """
i a w we z ze na do od po o u za przy dla bez oraz albo lub ale czy ze to ten ta te tego tej tym tych
jest są być był mam ma mają mogę może możesz można muszę musi trzeba powinienem
ja mi mnie mój moja moje moich mojej swój swoje ty ci twój my nam nas się sobie on ona ono oni ich jej jego
kto kogo komu co czego czemu jak jaki jaka jakie który która które kiedy gdzie dlaczego ile ilu gdy jeśli jeżeli
nie tak też także tylko już
"""
_RUSSIAN: Final = """
и а в во с со на до от по о об у за при для без или но ли что чтобы это этот эта эти того
есть был быть могу может можно нужно надо должен
я мне меня мой моя мои моё свой свои ты тебе мы нам нас вы он она оно они их её его ему ей
кто кого кому как какой какая какие который которые когда где почему сколько если
не нет да так тоже только уже же бы
"""
_KRABITA: Final = frozenset(
    words("""
krabita krabitas bot bots automa solo she her hers captain redclaw
krabity krabicie krabitę krabitą krabito bota botem ona jej nią kapitanka
крабита крабиты крабите крабиту крабитой бот бота боту она её ей ней соло
""")
)
_HER_PARTS: Final = frozenset(
    words("""
route plan marker markers weather
szlak szlaku szlaki plan planu planie znacznik znacznika znaczniki znaczników pogoda pogody pogodę
маршрут маршрута план плана маркер маркера маркеры погода погоды погоду
""")
)
_STOPWORDS: Final = frozenset(words(_ENGLISH + _POLISH + _RUSSIAN)) | _KRABITA


def telling(said: list[str]) -> list[str]:
    """The words that say what it is about; all of them when none does."""
    return [word for word in said if word not in _STOPWORDS] or said


def about_krabita(said: list[str]) -> bool:
    return not (_KRABITA | _HER_PARTS).isdisjoint(said)
