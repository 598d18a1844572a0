/** Our own clauses about assisted tables: the rules and the sheets know nothing of them. */
export interface AssistedClause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const assistedClauses: readonly AssistedClause[] = [
  {
    id: 'A-1',
    title: 'Assisted tables',
    text: 'Titles that are not written are played only at a table that was opened as assisted. There, and only there, the players may also correct the table by agreement.',
  },
  {
    id: 'A-2',
    title: 'Corrections need consent',
    text: 'In the turns of the game, between actions or while an unwritten text waits to be carried out, either player may propose one correction. It names only cards its proposer can see, and shows them. It is carried out if the other player agrees; proposal, agreement and refusal are told to everybody.',
  },
  {
    id: 'A-3',
    title: 'Unwritten texts are carried out by hand',
    text: 'When an unwritten card is played, met or acquired, or the requirements of an unwritten mission are to be judged, the game waits. The players do what the card says by corrections; then its player says how it ended, and the game goes on if the other agrees.',
  },
  {
    id: 'A-3.1',
    title: 'Unwritten cards respond',
    text: 'Wherever the rules offer a response, unwritten interrupts answer what the other player has begun, or what befalls both; so do unwritten cards that the players have described as responding: from play once for each action, or from the hand if they take no card play. Everybody who holds cards is asked. The text then waits as any other, and its player may also say that it nullified the action, unless that is over already. Meanwhile the cards that unfinished actions are about stay where they are, cards keep their controllers and titles their facts.',
  },
  {
    id: 'A-4',
    title: 'Facts are described by agreement',
    text: 'Of an unwritten title the table knows its type, affiliation, uniqueness and icons. Numbers are 0, and skills and classification are none, until the players agree on them; what they agree on holds for all copies. An unwritten mission may be a planet and space alike until its kind is described. Missions and facilities are in the quadrant of their icon in the catalogue, and in the Alpha Quadrant where it has none. Written titles keep their facts.',
  },
  {
    id: 'A-5',
    title: 'What is moved stays possible',
    text: 'A card may be put wherever a card of its type can be. Missions and other places stay where they are, unique cards stay unique, and a card whose text is written comes into play only as that text says.',
  },
];
