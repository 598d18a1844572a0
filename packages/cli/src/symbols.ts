/** Declarations at the outermost level of a source file, told by the first words of their lines, as prettier sets them. */

const declaration =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|interface|type|class|enum) ([A-Za-z0-9_$]+)/;

export interface Declared {
  readonly name: string;
  readonly exported: boolean;
}

export const declarationsOf = (text: string): readonly Declared[] =>
  text.split('\n').flatMap((line) => {
    const found = declaration.exec(line);
    return found ? [{ name: found[2] ?? '', exported: found[1] !== undefined }] : [];
  });

/** For each line of a file the declaration it stands in, or '' before the first. */
export const symbolsOf = (text: string): readonly string[] => {
  let current = '';
  return text.split('\n').map((line) => {
    current = declaration.exec(line)?.[2] ?? current;
    return current;
  });
};
