"""Examples worked out by hand, W1 to W40: a map, who stands there, tiles laid, and what must come of it.

Numbers and rules of W1-W4 and W7-W19 are the book's own examples; the boards are ours.
"""

from __future__ import annotations

from typing import NamedTuple

THREE = "Mn.Ms.Sew*1*2 - - / Mnesw Mnesw Mnesw"
RING = "Pes.Snw Sn.Pesw Psw.Sne / Sw.Pnes - Se.Pnsw / Pne.Ssw Ss.Pnew Pnw.Ses"


class Worked(NamedTuple):
    """`steps` in order: `yellow@a1n` stands, `b1=TILE` lays; everything else must hold at that moment."""

    name: str
    map: str
    steps: tuple[str, ...]


WORKED = (
    Worked("W1", "Sn.Ps.Mew*1 / -", ("a2=Pnesw", "fits")),
    Worked("W2", "Snesw - / Sn.Mesw Mnesw", ("b1=Sw.Mnes", "fits")),
    Worked("W3", "Sn.Ps.Mew*1 -", ("b1=Mw.Pnes", "fits")),
    Worked("W4", "Sn.Ps.Mew*1 -", ("b1=Pnesw", "refused EDGE_DIFFERS")),
    Worked("W5", "Sn.Ps.Mew*1 - - / - - -", ("b2=Pnesw", "refused CORNER_ONLY")),
    Worked("W5 apart", "Sn.Ps.Mew*1 - - / - - -", ("c1=Pnesw", "refused NOT_ADJACENT")),
    Worked("W5 taken", "Sn.Ps.Mew*1 - - / - - -", ("a1=Pnesw", "refused SPOT_TAKEN")),
    Worked("W6", "Snesw - / Sn.Mesw Mnesw", ("b1=Snesw", "refused EDGE_DIFFERS")),
    Worked("W7", "Mnesw -", ("yellow@a1n", "b1=Mw.Snes", "may b1n")),
    Worked("W8", "Snesw -", ("yellow@a1n", "b1=Sw.Ms.Pne~12", "may b1s b1n")),
    Worked("W9", "Pe.Snsw Sn.Ss.Pew Sn.Ss.Pew Sn.Ss.Pew", ("a1e P T4 C0 open m1 now 4 end 4 close 10",)),
    Worked("W10", "Pe.Snsw Pw.Snes", ("a1e P T2 C0 closed now 2 end 2",)),
    Worked("W11", "- Ps.Mnew - / Pe.Mnsw Pnesw Pw.Mnes / - Pn.Mesw -", ("b2n P T5 C0 closed now 10 end 5",)),
    Worked(
        "W12",
        "- Ps.Snew*1 / Sn.Ps.Mew*1 Pn.Ps.Mew / Pn.Sesw*1 Pn.Sesw*1",
        ("a2e M T2 C4 open m2 now 4 end 4 close 8",),
    ),
    Worked(
        "W13",
        "- - Ps.Snew*1 - / Me.Snsw Sn.Ps.Mew*1 Pn.Ps.Mew Mw.Snes / - Pn.Sesw*1 Pn.Sesw*1 -",
        ("a2e M T4 C4 closed now 8 end 4",),
    ),
    Worked(
        "W14",
        "- Ps.Snew*1 - / Pe.Snsw*1 Me.Pnsw Mw.Snes*1 / - Pn.Sesw*1 -",
        ("b2e M T2 C4 closed now 4 end 4",),
    ),
    Worked("W15", "Pn.Ps.Sew*1 Mn.Ms.Sew*1", ("a1e S T2 C2 open m2 now 2 end 2 close 6",)),
    Worked("W16", "Ses.Pnw*1 Ssw.Pne*1 / Sne.Psw*1 Snw.Mes", ("a1e S T4 C3 closed now 7 end 3",)),
    Worked("W17", "Se.Mnsw*1 Sw.Mnes", ("a1e S T2 C1 closed now 1 end 1",)),
    Worked("W18", THREE, ("yellow@a1e", "c1=Mn.Ms.Sew*1*2", "apart a1e c1e", "may c1n c1s c1e")),
    Worked(
        "W19",
        "Mn.Ms.Sew*1*2 - Mn.Ms.Sew*1*2 / Mnesw Mnesw Mnesw",
        (
            "yellow@a1e",
            "red@c1e",
            "b1=Mn.Ms.Sew",
            "same a1e c1e",
            "a1e S T3 C4 open m2 now 4 end 4 close 9",
            "may b1n b1s",
        ),
    ),
    Worked(
        "W20",
        "Pes.Snw Psw.Sne / Pn.Pe.Ssw Pnw.Ses",
        ("same a2n a2e", "a1e P T4 C0 closed now 8 end 4"),
    ),
    Worked("W21", "Pn.Ps.Mew Pn.Ps.Mew / Pne.Ssw*1 Pnw.Ses", ("a1e M T2 C1 open m2 now 1 end 1 close 2",)),
    Worked(
        "W22",
        "Pn.Ps.Mew Pn.Ps.Mew Pn.Ps.Mew / Pne.Ssw*1 - Pnw.Ses*1",
        (
            "a1e M T3 C2 open m2 now 2 end 2 close 4",
            "b2=Ss.Pnew",
            "a1e M T3 C2 open m2 now 2 end 2 close 4",
            "a1s P T6 C2 closed now 12 end 6",
        ),
    ),
    Worked(
        "W23",
        "- - - / Me.Snsw Pn.Ss.Mew*2 Mw.Snes",
        ("a2e M T3 C1 closed now 2 end 1", "b1=Ps.Snew*1", "a2e M T3 C2 closed now 4 end 2"),
    ),
    Worked(
        "W24",
        "Mn.Ms.Pew Pw.Snes*1",
        (
            "a1n M T1 C1 open m1 now 1 end 1 close 1",
            "a1s M T1 C1 open m1 now 1 end 1 close 1",
            "b1n S T1 C1 open m3 now 1 end 1 close 5",
        ),
    ),
    Worked(
        "W25",
        "Mes.Snw Msw.Sne - / Pe.Sw.Mns Mn.Ms.Pew Pw.Snes*1 / Mne.Ssw Mnw.Ses -",
        ("a1e M T6 C1 closed now 2 end 1", "b2e P T3 C1 closed now 6 end 3"),
    ),
    Worked("W26", "Mn.Pe.Ssw*2", ("a1n M T1 C0 open m1 now 0 end 0 close 0",)),
    Worked("W26 border", "Mn.Pe.Ssw~12*2", ("a1n M T1 C1 open m1 now 1 end 1 close 1",)),
    Worked("W27", RING, ("a1e P T8 C0 open m1 now 8 end 8 close 18",)),
    Worked(
        "W28",
        RING,
        ("b2=Pn.Pe.Ps.Pw.S", "a1e P T9 C0 closed now 18 end 9", "b2i S T1 C0 closed now 0 end 0"),
    ),
    Worked("W29", "Pn.Pe.Ms.Mw.S*1", ("a1i S T1 C1 closed now 1 end 1",)),
    Worked("W29 one_tile=closed", "Pn.Pe.Ms.Mw.S*1", ("one_tile=closed", "a1i S T1 C1 closed now 2 end 1")),
    Worked("W30", "Pe.Snsw Sn.Ss.Pew Sn.Ss.Pew -", ("red@a1e", "d1=Pw.Snes", "may d1n")),
    Worked("W31", "Pe.Snsw -", ("b1=Pw.Snes", "may b1w b1n")),
    Worked(
        "W32",
        "Pe.Snsw Sn.Ss.Pew -",
        ("c1=Sn.Ss.Pew", "may c1n c1s c1e", "a1e P T3 C0 open m1 now 3 end 3 close 8"),
    ),
)

LEDGER = {
    "plain T7 closed": 14,
    "mountain C5 closed": 10,
    "mountain T2 C5 closed": 5,
    "sea T6 C0 closed": 6,
    "sea T2 C0 closed": 0,
    "sea C3 open": 3,
    "plain T1 closed": 1,
    "plain T1 closed one_tile=closed": 2,
}
"""W33: what was counted, and what it is worth when taken back."""
AT_THE_END = {
    "plain T7 closed": 7,
    "mountain C5 closed": 5,
    "sea T6 C0 closed": 0,
    "sea T4 C3 closed": 3,
}
"""W34."""
LEAST = {"plain T2 m1": 6, "plain T1 m1": 2, "sea T3 C4 m2": 9, "mountain T1 C3 m1": 3}
"""W35: the least an open area brings once closed."""
TURNS = {
    (83, 2): (42, 41),
    (83, 3): (28, 28, 27),
    (83, 4): (21, 21, 21, 20),
    (83, 5): (17, 17, 17, 16, 16),
    (82, 2): (41, 41),
    (80, 5): (16, 16, 16, 16, 16),
}
"""W36: tiles and people, and how many turns each of them has."""
SAME_KIND = (("Pn.Me.Ssw*1", "Ps.Mw.Sne*1"), ("Mn.Pesw", "Me.Pnsw"))
OTHER_KIND = (("Pn.Me.Ssw*1", "Mn.Pe.Ssw*2"),)
"""W37: turned and mirrored."""
