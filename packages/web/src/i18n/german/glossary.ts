/** What the words of the rules mean. */
export const glossary = {
  Artifact: 'Artefakt',
  'Seeded under a planet mission, found in an attempt, yours when the mission is completed.':
    'Liegt unter einer Planetenmission, wird beim Versuch gefunden und gehört dir, sobald die Mission gelöst ist.',
  'Attempt::noun': 'Versuch',
  'A team tries a mission: first every card seeded under it, then what the mission itself asks.':
    'Ein Team versucht eine Mission: erst jede Karte, die darunter liegt, dann das, was die Mission selbst verlangt.',
  'Away Team': 'Außenteam',
  'Your people and equipment on the surface of a planet who may be together.':
    'Deine Leute und deine Ausrüstung auf der Oberfläche eines Planeten, die zusammen sein dürfen.',
  'Ships fire at a ship, or people fight people. Whoever begins needs a leader.':
    'Schiffe feuern auf ein Schiff, oder Leute kämpfen gegen Leute. Wer beginnt, braucht einen Anführer.',
  'Bonus points': 'Bonuspunkte',
  'All points that do not come from completing missions.': 'Alle Punkte, die nicht von gelösten Missionen kommen.',
  'Normal card play': 'Ausspiel des Zuges',
  'Once a turn you play one card: a person, ship, piece of equipment, facility or event. Interrupts do not count.':
    'Einmal pro Zug spielst du eine Karte: Person, Schiff, Ausrüstung, Anlage oder Event. Interrupts zählen nicht.',
  Cloaked: 'Getarnt',
  'A cloaked ship flies, but cannot attack or be attacked, dock, beam or attempt a mission.':
    'Ein getarntes Schiff fliegt, kann aber nicht angreifen oder angegriffen werden, nicht andocken, beamen oder eine Mission versuchen.',
  Compatible: 'Verträglich',
  'Cards that may be together: of one affiliation, with one that is Non-Aligned, or joined by a treaty.':
    'Karten, die zusammen sein dürfen: von einer Zugehörigkeit, eine davon Non-Aligned, oder durch einen Vertrag verbunden.',
  Completed: 'Gelöst',
  'All cards under the mission are behind you and the team has what it asks: you score its points.':
    'Alle Karten unter der Mission liegen hinter dir und das Team hat, was sie verlangt: Du bekommst ihre Punkte.',
  Controller: 'Kontrolle',
  'The player who decides for a card: its owner, unless a card gave it to the other one.':
    'Wer über eine Karte entscheidet: ihr Besitzer, es sei denn, eine Karte gab sie dem anderen.',
  Countdown: 'Countdown',
  'So many of its controller’s turns are left; it is counted down at the end of each.':
    'So viele Züge dessen, der sie kontrolliert, bleiben noch; am Ende jedes davon wird heruntergezählt.',
  Crew: 'Crew',
  'Your people and equipment aboard a ship or facility, without those who are stopped or disabled.':
    'Deine Leute und deine Ausrüstung an Bord eines Schiffs oder einer Anlage, ohne alle, die gestoppt oder ausgeschaltet sind.',
  Cumulative: 'Kumulativ',
  'Several copies of the card add up. Where it does not say so, one copy counts.':
    'Mehrere Exemplare der Karte zählen zusammen. Wo das nicht steht, zählt eines.',
  Cured: 'Geheilt',
  'What ends a dilemma that stays: as soon as the cure is there, it is over.':
    'Was ein bleibendes Dilemma beendet: Sobald das Heilmittel da ist, ist es vorbei.',
  Damaged: 'Beschädigt',
  'A ship that was hit lost half of its HULL and flies with RANGE 5 at most. A second hit destroys it.':
    'Ein getroffenes Schiff hat die Hälfte seines HULL verloren und fliegt mit höchstens RANGE 5. Ein zweiter Treffer zerstört es.',
  Destroyed: 'Zerstört',
  'A ship or facility goes to the discard pile, and everybody aboard is killed.':
    'Ein Schiff oder eine Anlage kommt auf den Ablagestapel, und alle an Bord sterben.',
  Dilemma: 'Dilemma',
  'A danger under a mission. Whoever attempts the mission meets it first.':
    'Eine Gefahr unter einer Mission. Wer die Mission versucht, begegnet ihr zuerst.',
  'More than twice as much WEAPONS as the target has SHIELDS: it is destroyed.':
    'Mehr als doppelt so viele WEAPONS, wie das Ziel SHIELDS hat: Es ist zerstört.',
  Disabled: 'Ausgeschaltet',
  'Whoever is disabled does nothing and counts for nothing until it ends.':
    'Wer ausgeschaltet ist, tut nichts und zählt für nichts, bis es endet.',
  Docked: 'Angedockt',
  'A docked ship has half of the outpost’s SHIELDS besides its own. To fly, attempt or attack it undocks.':
    'Ein angedocktes Schiff hat zu seinen SHIELDS die Hälfte derer des Outposts. Zum Fliegen, Versuchen oder Angreifen dockt es ab.',
  Download: 'Download',
  'Takes a card out of your hand or draw deck and plays it at once.':
    'Holt eine Karte aus deiner Hand oder deinem Zugstapel und spielt sie sofort.',
  Encounter: 'Begegnung',
  'A dilemma turns over: who takes part is tested, and what follows happens at once.':
    'Ein Dilemma wird umgedreht: Wer teilnimmt, wird geprüft, und was folgt, geschieht sofort.',
  Event: 'Event',
  'Played as your card play of the turn; it stays on the table unless its text discards it.':
    'Wird als Ausspiel des Zuges gespielt und bleibt liegen, wenn sein Text es nicht ablegt.',
  'Far end': 'Fernes Ende',
  'The end of the spaceline that is further away.': 'Das Ende der Spaceline, das weiter entfernt ist.',
  'Full turn': 'Voller Zug',
  'A turn that began after the counting did: the turn in which it started does not count.':
    'Ein Zug, der nach dem Beginn der Zählung begann: Der laufende zählt nicht mit.',
  Hologram: 'Hologramm',
  'Acts only where a Holodeck or Holo-Projectors work. What would kill it only switches it off.':
    'Handelt nur, wo ein Holodeck oder Holo-Projectors arbeiten. Was es töten würde, schaltet es nur ab.',
  'House arrest': 'Hausarrest',
  'Aboard, but no longer compatible: they do nothing until they are brought where they fit.':
    'An Bord, aber nicht mehr verträglich: Sie tun nichts, bis man sie dorthin bringt, wo sie passen.',
  Immune: 'Immun',
  'The card that is named cannot touch this one.': 'Die genannte Karte kann dieser nichts anhaben.',
  Interrupt: 'Interrupt',
  'Costs no card play and may be played in either turn, also to answer what is just happening.':
    'Kostet kein Ausspiel und darf in jedem Zug gespielt werden, auch als Antwort auf das, was gerade geschieht.',
  Killed: 'Getötet',
  'The card goes to its owner’s discard pile.': 'Die Karte kommt auf den Ablagestapel ihres Besitzers.',
  Leader: 'Anführer',
  'Somebody with OFFICER or Leadership: without one nobody begins a battle.':
    'Jemand mit OFFICER oder Leadership: Ohne ihn beginnt niemand einen Kampf.',
  Location: 'Ort',
  'One place of the spaceline: a mission and everything there.':
    'Eine Stelle der Spaceline: eine Mission und alles, was dort ist.',
  Matching: 'Passend',
  'Of the same affiliation as the ship, facility or mission. A treaty does not make anybody match.':
    'Von derselben Zugehörigkeit wie das Schiff, die Anlage oder die Mission. Ein Vertrag macht niemanden passend.',
  'Mis-seed': 'Fehlseed',
  'A card under a mission where it may not lie: it goes out of play without effect.':
    'Eine Karte unter einer Mission, wo sie nicht liegen darf: Sie geht ohne Wirkung aus dem Spiel.',
  'The card does not take effect, or stops doing so, and is discarded.':
    'Die Karte wirkt nicht oder nicht mehr und wird abgelegt.',
  'Opponent’s choice': 'Wahl des Gegners',
  'The opponent sees all who can be meant, and chooses.': 'Der Gegner sieht alle, die gemeint sein können, und wählt.',
  'After the card play: beam, fly, attempt, fight, as often as you like and can.':
    'Nach dem Ausspiel: beamen, fliegen, versuchen, kämpfen, so oft du willst und kannst.',
  'Out of play': 'Aus dem Spiel',
  'A pile from which nothing returns by itself.': 'Ein Stapel, von dem nichts von selbst zurückkommt.',
  'Your house at a location: people and ships report there, and ships dock.':
    'Dein Haus an einem Ort: Leute und Schiffe melden sich dort, und Schiffe docken an.',
  'The team met the dilemma’s conditions: it is discarded, and the attempt goes on.':
    'Das Team hat die Bedingungen des Dilemmas erfüllt: Es wird abgelegt, und der Versuch geht weiter.',
  Present: 'Anwesend',
  'In the same crew or the same Away Team.': 'In derselben Crew oder demselben Außenteam.',
  Quarantined: 'In Quarantäne',
  'They may not leave where they are, except with the ship.':
    'Sie dürfen nicht weg von dort, wo sie sind, außer mit dem Schiff.',
  'Random selection': 'Zufallsauswahl',
  'Chance draws among all who can be meant, each as likely as the other.':
    'Der Zufall zieht unter allen, die gemeint sein können, jeden gleich wahrscheinlich.',
  'What a ship can spend on flying each turn: it pays the span of every place it moves to.':
    'Was ein Schiff pro Zug fürs Fliegen ausgeben kann: Es zahlt den Span jedes Ortes, an den es kommt.',
  Relocated: 'Versetzt',
  'Moved by a card, not by flying: it costs no RANGE and needs no crew.':
    'Von einer Karte bewegt, nicht geflogen: Es kostet keine RANGE und braucht keine Crew.',
  'People, ships and equipment come into play at one of your outposts that is compatible.':
    'Leute, Schiffe und Ausrüstung kommen an einem verträglichen Outpost von dir ins Spiel.',
  Response: 'Antwort',
  'An answer to what is just happening, before it takes effect.':
    'Eine Antwort auf das, was gerade geschieht, bevor es wirkt.',
  'To put a card out before the first turn, such as a dilemma under a mission; also that card.':
    'Eine Karte vor dem ersten Zug auslegen, etwa ein Dilemma unter eine Mission; auch diese Karte.',
  'Self-controlling': 'Eigenständig',
  'It belongs to nobody and acts by itself, as its text says.':
    'Es gehört niemandem und handelt von selbst, wie es im Text steht.',
  Spaceline: 'Spaceline',
  'The row of all locations, shared by both players.': 'Die Reihe aller Orte, die beiden Spielern gemeinsam ist.',
  'What it costs a ship in RANGE to move to this location.':
    'Was es ein Schiff an RANGE kostet, an diesen Ort zu kommen.',
  Staffed: 'Besetzt',
  'The crew covers every staffing icon of the ship, and somebody is of its affiliation. Then it can fly.':
    'Die Crew deckt jedes Besatzungssymbol des Schiffs, und jemand hat seine Zugehörigkeit. Dann kann es fliegen.',
  'Does not move, attempt or attack any more until its controller’s next turn.':
    'Bewegt sich nicht, versucht nichts und greift nicht an bis zum nächsten Zug dessen, dem es gehorcht.',
  Tow: 'Schleppen',
  'A ship with a Tractor Beam takes something along when it flies.':
    'Ein Schiff mit Tractor Beam nimmt beim Fliegen etwas mit.',
  Treaty: 'Vertrag',
  'Makes your cards of two affiliations compatible.':
    'Macht deine Karten zweier Zugehörigkeiten miteinander verträglich.',
  'Unique and universal': 'Einzigartig und universell',
  'Of a unique person or ship you have one in play, of a universal one as many as you like.':
    'Von einzigartigen Leuten und Schiffen hast du je eines im Spiel, von universellen beliebig viele.',
  'WEAPONS and SHIELDS': 'WEAPONS und SHIELDS',
  'WEAPONS above the target’s SHIELDS are a hit, above twice as much a direct hit.':
    'WEAPONS über den SHIELDS des Ziels sind ein Treffer, über dem Doppelten ein Volltreffer.',
  // Where they are shown
  Glossary: 'Glossar',
  'The words of the rules, in short. Where they are underlined with dots, a touch explains them.':
    'Die Wörter der Regeln in Kürze. Wo sie gepunktet unterstrichen sind, erklärt sie eine Berührung.',
  'All words of the rules': 'Alle Wörter der Regeln',
  'Explained: {terms}': 'Erklärt: {terms}',
} as const;
