/**
 * How long a pass waits, from the question on. Between people it is drawn from one distribution whatever is held, for passes
 * by hand as for automatic ones: a quick pass by hand looks like one that the client made. The computer reads nothing from it.
 */
export const passDelay = (againstPerson: boolean, random: () => number): number =>
  againstPerson ? 600 + random() * 1_200 : 80 + random() * 160;
