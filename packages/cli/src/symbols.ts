/** Which declaration of a source file a line belongs to: the one it stands in, or the one its comment introduces. */

const declaration = /^(?:export )?(?:const|function|interface|type|class) ([A-Za-z0-9_]+)/;
const comment = /^\s*(?:\/\*\*|\*|\/\/)/;

/** For each line of a file the name of its top-level declaration, or '' before the first. */
export const symbolsOf = (text: string): readonly string[] => {
  const lines = text.split('\n');
  const names: string[] = [];
  let current = '';
  lines.forEach((line, at) => {
    const found = declaration.exec(line)?.[1];
    if (found) current = found;
    names.push(current);
    if (!found || at === 0) return;
    // The comment above a declaration speaks of that declaration.
    for (let above = at - 1; above >= 0 && comment.test(lines[above]); above--) names[above] = found;
  });
  return names;
};
