/** Seconds as a clock shows them: 29:05. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The same to be read aloud, in whole minutes as long as there are some. */
export const timeWords = (seconds: number): string => {
  const [count, unit] = seconds >= 60 ? [Math.floor(seconds / 60), 'minute'] : [Math.floor(seconds), 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
};
