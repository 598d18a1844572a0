/** The book of clauses, and its clauses where the table names them; what they say stays English. */
export const ruleBook = {
  'Shown by {n} tests': { one: 'Durch 1 Test belegt', other: 'Durch {n} Tests belegt' },
  'Clause {id}': 'Klausel {id}',
  '{name} ({date}): {n} cards': { one: '{name} ({date}): 1 Karte', other: '{name} ({date}): {n} Karten' },
  'Source: {source}.': 'Quelle: {source}.',
  'Rule {clause}': 'Regel {clause}',
  'Read less': 'Weniger lesen',
  'Read more': 'Mehr lesen',
  Rulings: 'Entscheidungen zu den Regeln',
  'Card ruling': 'Entscheidung zur Karte',
  'Ruling {id}': 'Entscheidung {id}',
  'The base game, with every card and without a sheet.': 'Das Grundspiel, mit allen Karten und ohne Blatt.',
  '{n} clauses change the base game or add to it.': {
    one: '1 Klausel ändert oder ergänzt das Grundspiel.',
    other: '{n} Klauseln ändern oder ergänzen das Grundspiel.',
  },
  'The boxes that Warp Speed is played from, and the cards that are only in them. These cards play so everywhere.':
    'Die Boxen, aus denen Warp Speed gespielt wird, und die Karten, die es nur darin gibt. Diese Karten spielen sich überall so.',
  'Assisted tables': 'Assistierte Tische',
  'Our own clauses for tables where titles without a program are played. No sheet speaks of them.':
    'Unsere eigenen Klauseln für Tische, an denen Karten ohne Programm gespielt werden. Kein Blatt spricht von ihnen.',
} as const;
