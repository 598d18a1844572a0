/** What players call a format, from its id: OTF Beta, Rule of Four. */
export const formatWords = (id: string): string =>
  id
    .split('-')
    .map((word) =>
      word === 'otf' ? 'OTF' : word === 'of' ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');
