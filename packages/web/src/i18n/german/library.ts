/** The library of cards: seeking, facets, a card large. */
export const library = {
  'Its text is a program: the table carries it out in every format that allows it.':
    'Ihr Text ist ein Programm: Der Tisch führt ihn in jedem Format aus, das sie erlaubt.',
  'It says nothing beyond its facts: it is played by the rules at every table.':
    'Sie sagt nichts über ihre Werte hinaus: An jedem Tisch wird sie nach den Regeln gespielt.',
  'It is played by agreement at assisted tables [A-1]: {why}.':
    'Sie wird im Einvernehmen an assistierten Tischen gespielt [A-1]: {why}.',
  'It is played by agreement at assisted tables [A-1].':
    'Sie wird im Einvernehmen an assistierten Tischen gespielt [A-1].',
  'About {title}': 'Über {title}',
  'The card': 'Die Karte',
  'Printed in {sets}.': 'Gedruckt in {sets}.',
  'How it plays': 'Wie sie gespielt wird',
  'In the rules:': 'In den Regeln:',
  '{found} of {total} cards': '{found} von {total} Karten',
  '{total} cards: every title of the game': '{total} Karten: alle, die es im Spiel gibt',
  'Cards · Spaceline': 'Karten · Spaceline',
  'Find a card': 'Karte finden',
  'No card has all of that.': 'Keine Karte hat all das.',
  'Show all': 'Alle zeigen',
  'Cards found': 'Gefundene Karten',
  'Title, skill, words … ( / )': 'Titel, Fähigkeit, Wörter … ( / )',
  Filter: 'Filtern',
  // facets
  Type: 'Typ',
  Skill: 'Fähigkeit',
  'How it is played': 'Wie sie gespielt wird',
  Set: 'Set',
  fewer: 'weniger',
  'all {n}': 'alle {n}',
  'text enforced': 'Text automatisch',
  'facts only, enforced': 'nur Werte, automatisch',
  'by agreement': 'im Einvernehmen',
} as const;
