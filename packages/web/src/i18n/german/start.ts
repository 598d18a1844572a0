/** The start page. */
export const start = {
  'the computer': 'den Computer',
  'Seed the dangers. Crew the ships. Solve the missions.':
    'Verstecke die Gefahren. Bemanne die Schiffe. Löse die Missionen.',
  'The Star Trek card game’s First Edition, for two, with the rules on watch: the table offers every legal move and tells you why when something is not allowed. No account needed.':
    'Die First Edition des Star-Trek-Kartenspiels, für zwei, und die Regeln passen auf: Der Tisch bietet dir jeden erlaubten Zug an und sagt dir, warum etwas nicht geht. Du brauchst kein Konto.',
  'Ten minutes, a real game, nothing to lose': 'Zehn Minuten, eine echte Partie, nichts zu verlieren',
  'Start the first lesson': 'Zur ersten Lektion',
  'Play the computer': 'Gegen den Computer',
  'Four opponents, from gentle to strong': 'Vier Gegner, von sanft bis stark',
  'Play a friend': 'Mit Freunden spielen',
  'Send a link, or sit down at an open table': 'Schick einen Link oder setz dich an einen offenen Tisch',
  'Open a table': 'Einen Tisch eröffnen',
  'A fresh pack': 'Ein frisches Päckchen',
  '65 cards nobody has seen, half an hour to build a deck from them, and a game of Warp Speed.':
    '65 Karten, die niemand gesehen hat, eine halbe Stunde, um daraus ein Deck zu bauen, und eine Partie Warp Speed.',
  'Setting the table …': 'Der Tisch wird gedeckt …',
  'Play now': 'Jetzt spielen',
  'Continue your game': 'Partie fortsetzen',
  'You play {title} against {rival}, in {formatName}.': 'Du spielst {title} gegen {rival}, im Format {formatName}.',
  'You play against {rival}.': 'Du spielst gegen {rival}.',
  'All rules, clause by clause': 'Alle Regeln, Klausel für Klausel',
  'Spaceline is an unofficial, non-commercial fan project. It is not affiliated with, endorsed or sponsored by the owners of Star Trek or of the Star Trek Customizable Card Game. Star Trek and all related names are trademarks of their respective owners. Cards are drawn by this program; no card images of the publisher are used.':
    'Spaceline ist ein inoffizielles, nicht kommerzielles Fanprojekt. Es steht in keiner Verbindung zu den Inhabern von Star Trek oder des Star Trek Customizable Card Game und wird von ihnen weder unterstützt noch gefördert. Star Trek und alle zugehörigen Namen sind Marken ihrer jeweiligen Inhaber. Die Karten zeichnet dieses Programm; Kartenbilder des Verlags werden nicht verwendet.',
  'That did not work: {error}': 'Das hat nicht geklappt: {error}',
  'Pictures of your own': 'Eigene Bilder',
  'Cards are drawn by Spaceline. If you have pictures, choose their folder: files named after a card (Jean-Luc Picard.jpg) fill its window. They stay in this browser.':
    'Spaceline zeichnet die Karten. Hast du eigene Bilder, wähle ihren Ordner: Dateien, die wie eine Karte heißen (Jean-Luc Picard.jpg), füllen deren Bildfenster. Sie bleiben in diesem Browser.',
  '{n} pictures are used.': { one: '1 Bild wird verwendet.', other: '{n} Bilder werden verwendet.' },
  'Cards are drawn again.': 'Die Karten werden wieder gezeichnet.',
  'Draw all cards': 'Alle Karten zeichnen',
  'Choose a folder …': 'Ordner wählen …',
  'How to play': 'So wird gespielt',
  Seed: 'Seeden',
  'Both players lay out their missions as one spaceline, hide dilemmas and artifacts under them, and place an outpost.':
    'Beide legen ihre Missionen zu einer Spaceline aus, verstecken Dilemmas und Artefakte darunter und platzieren einen Outpost.',
  Report: 'Melden',
  'Each turn you may play one card: personnel, ships and equipment report for duty at your outpost.':
    'In jedem Zug darfst du eine Karte spielen: Personal, Schiffe und Ausrüstung melden sich an deinem Outpost zum Dienst.',
  Travel: 'Reisen',
  'Beam a crew aboard, undock and fly. A ship needs its staffing and spends RANGE equal to the span of each location.':
    'Beame eine Crew an Bord, dock ab und flieg los. Ein Schiff braucht seine Besatzung und verbraucht RANGE in Höhe des Span jedes Ortes.',
  Attempt: 'Versuchen',
  'Beam an Away Team to a planet, or bring a crew to a space mission, and attempt it. They meet the hidden cards one by one; if they get past and have the skills, you score.':
    'Beame ein Außenteam auf einen Planeten oder bring eine Crew zu einer Weltraummission und versuche sie. Die versteckten Karten kommen eine nach der anderen; wer daran vorbeikommt und die Fähigkeiten hat, punktet.',
  Win: 'Gewinnen',
  'The first player with 100 points wins. If both draw decks run out, the higher score wins.':
    'Wer zuerst 100 Punkte hat, gewinnt. Sind beide Nachziehstapel leer, gewinnt der höhere Punktestand.',
  'At the table, cards you can use shine with a golden ring. Touch one and its possible targets shine; touch a target to act. Every choice is also a button beside the table, so a keyboard is enough: {digits} choose, {p} passes, {esc} goes back, {question} asks an officer for a hint. The table only offers what the rules allow, so you can learn by trying.':
    'Am Tisch leuchten Karten, die du benutzen kannst, mit einem goldenen Ring. Berühre eine, und ihre möglichen Ziele leuchten; berühre ein Ziel, um zu handeln. Jede Wahl ist auch ein Knopf neben dem Tisch, eine Tastatur genügt also: {digits} wählen, {p} passt, {esc} geht zurück, {question} fragt einen Offizier um Rat. Der Tisch bietet nur an, was die Regeln erlauben: Du kannst durch Ausprobieren lernen.',
} as const;
