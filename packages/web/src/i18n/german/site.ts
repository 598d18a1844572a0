/** What stands on every page, and while pages come. */
export const site = {
  Play: 'Spielen',
  Lobby: 'Lobby',
  Learn: 'Lernen',
  Decks: 'Decks',
  Cards: 'Karten',
  Rules: 'Regeln',
  Rooms: 'Bereiche',
  'Opening the rule book …': 'Das Regelbuch wird aufgeschlagen …',
  'Fetching the clauses …': 'Die Klauseln werden geholt …',
  'Fetching your box …': 'Deine Box wird geholt …',
  'Fetching the cards …': 'Die Karten werden geholt …',
  'Fetching the lessons …': 'Die Lektionen werden geholt …',
  'Fetching the decks …': 'Die Decks werden geholt …',
  'A moment …': 'Einen Moment …',
  'Fetching the game …': 'Die Partie wird geholt …',
  'Going to the table …': 'Es geht an den Tisch …',
} as const;
