/** Who stands for a team: its people, or what they left behind where nobody is. */
export function tokensOf<Card>(cards: readonly Card[], isPerson: (card: Card) => boolean): readonly Card[] {
  const people = cards.filter(isPerson);
  return people.length > 0 ? people : cards;
}
