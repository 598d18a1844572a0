let told: () => void = () => undefined;

/** A deck or a house format was kept in this browser: whoever shares them with the server hears of it. */
export const tellKept = (): void => told();

export const onKept = (listener: () => void): void => {
  told = listener;
};
