/** Decks: their library, the builder, its numbers and its judge. */
export const decks = {
  'The link is copied: send it to anybody.': 'Der Link ist kopiert: Schick ihn, wem du willst.',
  'This browser does not copy by itself: take the link above.':
    'Dieser Browser kopiert nicht von selbst: Nimm den Link darüber.',
  'Save and share': 'Speichern und teilen',
  'A link to this deck': 'Ein Link zu diesem Deck',
  'Copy the link': 'Den Link kopieren',
  'Print the list': 'Die Liste drucken',
  'Save as a file': 'Als Datei speichern',
  'Save as': 'Speichern als',
  'What it was before': 'Wie es vorher war',
  'Seeding plan: {done} of {all} cards': 'Seed-Plan: {done} von {all} Karten',
  'It is kept with the deck and becomes what you seed in a game; “Seed as last time” at the table follows it.':
    'Er liegt beim Deck und wird zu dem, was du in einem Spiel seedest; „Seeden wie beim letzten Mal“ am Tisch folgt ihm.',
  'a planet of theirs': 'ein Planet des Gegners',
  'theirs in space': 'Weltraum des Gegners',
  'at the table': 'am Tisch',
  'Clear the plan': 'Plan verwerfen',
  '{when}: {missions} · {seeds} · {draw} cards': '{when}: {missions} · {seeds} · {draw} Karten',
  'Bring back': 'Zurückholen',
  // builder
  'One {title} fewer': '{title}: eine weniger',
  'One {title} more': '{title}: eine mehr',
  'kept in this browser': 'in diesem Browser aufgehoben',
  'Cards to choose from': 'Karten zur Auswahl',
  '{found} of {total} cards · a touch adds one': '{found} von {total} Karten · Berühren nimmt eine dazu',
  '{total} cards · a touch adds one': '{total} Karten · Berühren nimmt eine dazu',
  '{found} of {total} cards · a touch shows one large': '{found} von {total} Karten · Berühren zeigt eine groß',
  '{total} cards · a touch shows one large': '{total} Karten · Berühren zeigt eine groß',
  'Add one to the deck': 'Eine ins Deck nehmen',
  'The deck': 'Das Deck',
  'Name of the deck': 'Name des Decks',
  'Take it out': 'Herausnehmen',
  'All checks': 'Alle Prüfungen',
  '{about} A change makes it a deck of your own.': '{about} Sobald du etwas änderst, wird es dein eigenes Deck.',
  // lists
  'Nothing yet.': 'Noch nichts.',
  'No missions yet: six make a deck.': 'Noch keine Missionen: Zu einem Deck gehören sechs.',
  'Seed deck': 'Seed-Deck',
  'Draw deck': 'Nachziehstapel',
  ', the deck has it': ', das Deck hat alles',
  ', the deck lacks some of it': ', dem Deck fehlt etwas davon',
  'Player: ______________________ Format: {format}': 'Name: ______________________ Format: {format}',
  // numbers
  '{has} command': '{has} Command',
  '{has} staff': '{has} Staff',
  ', a ship asks up to {most}': ', ein Schiff verlangt bis zu {most}',
  '{people} people, {n} ships': {
    one: 'Personal: {people}, Schiffe: {n}',
    other: 'Personal: {people}, Schiffe: {n}',
  },
  'The deck in numbers': 'Das Deck in Zahlen',
  'Types in the draw deck': 'Typen im Nachziehstapel',
  'What the missions lack': 'Was den Missionen fehlt',
  ': show who has it': ': zeigen, wer es hat',
  // library
  '{missions} missions · {seeds} seeds · {draw} to draw':
    '{missions} Missionen · {seeds} Seeds · {draw} zum Nachziehen',
  'Imported deck': 'Mitgebrachtes Deck',
  'No card could be read in this list.': 'In dieser Liste ließ sich keine Karte lesen.',
  'Bring a deck list': 'Eine Deckliste mitbringen',
  'Paste it here: one card a line, with the headings Missions, Seed deck and Draw deck.':
    'Füge sie hier ein: eine Karte pro Zeile, mit den Überschriften Missions, Seed deck und Draw deck.',
  'Open it in the builder': 'Im Deckbau öffnen',
  'New deck': 'Neues Deck',
  'None yet. Open one of the starter decks and change it, or bring a list.':
    'Noch keine. Öffne eines der Starterdecks und ändere es, oder bring eine Liste mit.',
  'For {format}': 'Für {format}',
  'Throw {name} away': '{name} wegwerfen',
  'Throw the deck "{name}" away for good?': 'Das Deck „{name}“ endgültig wegwerfen?',
  'Throw away': 'Wegwerfen',
  // opening
  'This browser keeps no such deck: it was thrown away, or kept in another browser.':
    'Dieser Browser hat kein solches Deck: Es wurde weggeworfen oder liegt in einem anderen Browser.',
  'There is no such starter deck.': 'Dieses Starterdeck gibt es nicht.',
  'Somebody shared this deck with you.': 'Jemand hat dieses Deck mit dir geteilt.',
  'A shared deck': 'Ein geteiltes Deck',
  'The link to this deck is not whole: perhaps it was cut when it was sent.':
    'Der Link zu diesem Deck ist nicht vollständig: Vielleicht wurde er beim Verschicken abgeschnitten.',
  'Decks · Spaceline': 'Decks · Spaceline',
  'All decks': 'Alle Decks',
} as const;
