/**
 * How long a pass waits, from the last thing that happened on. Between people who do not want it otherwise it is drawn from one distribution whatever is
 * held, for passes by hand as for automatic ones: a quick pass by hand looks like one that the client made. It is drawn once
 * for all questions about the same happening, so that what opens many of them keeps nobody waiting many times. The computer
 * reads nothing from it.
 */
export const passDelay = (tellsSomebody: boolean, random: () => number): number =>
  tellsSomebody ? 500 + random() * 900 : 80 + random() * 160;
