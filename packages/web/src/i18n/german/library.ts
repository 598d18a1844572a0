/** The library of cards: seeking, facets, a card large. */
export const library = {
  'The table carries it out, in every format that allows it.':
    'Der Tisch führt sie aus, in jedem Format, das sie erlaubt.',
  'It says nothing beyond its facts: it is played by the rules at every table.':
    'Sie sagt nichts über ihre Werte hinaus: An jedem Tisch wird sie nach den Regeln gespielt.',
  'It is played by agreement at assisted tables [A-1]: {why}.':
    'Sie wird im Einvernehmen an assistierten Tischen gespielt [A-1]: {why}.',
  'It is played by agreement at assisted tables [A-1].':
    'Sie wird im Einvernehmen an assistierten Tischen gespielt [A-1].',
  'About {title}': 'Über {title}',
  'The card': 'Die Karte',
  'How it plays': 'Wie sie gespielt wird',
  When: 'Wann',
  'What it does': 'Was sie tut',
  'Where it fails': 'Wo sie versagt',
  'What stops it': 'Was sie aufhält',
  'nullifies it.': 'hebt sie auf.',
  'At the table': 'Am Tisch',
  Kind: 'Art',
  'Where this card is': 'Wo diese Karte steht',
  'The clauses it stands on': 'Die Klauseln, auf denen sie steht',
  'Cards around it': 'Karten um sie herum',
  'There is no such card.': 'Eine solche Karte gibt es nicht.',
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
