/** The longest heading is far shorter; what is longer is not even looked at. */
const longest = 60;

/** A heading without ornaments and count: `## Missions (6)`, `[Missions]`, `Missions - 6`, `-- Missions: 6 cards --`. */
export const bare = (line: string): string =>
  line.length > longest
    ? ''
    : line
        .replace(/[([]\s*\d+( cards?)?\s*[)\]]/i, ' ')
        .replace(/^[\s/#*=_~–—[\]|>-]+/, '')
        .replace(/[\s#*=_~–—[\]|:-]+$/, '')
        .replace(/\s*[-–:=]\s*\d+( cards?)?$/i, '')
        .trim();
