const name = String.raw`[A-Za-z][\w:-]*`;
const tag = new RegExp(String.raw`<(/?)(${name})((?:\s+${name}="[^"<]*")*)\s*(/?)>`, 'y');
const words = /(?:[^<>&]|&(?:amp|lt|gt|quot|#\d+);)+/y;

/** Reads markup as strictly as a reader of XML does; says where it fails, or nothing. */
export function faultIn(markup: string): string {
  const open: string[] = [];
  let at = 0;
  while (at < markup.length) {
    tag.lastIndex = at;
    words.lastIndex = at;
    const found = tag.exec(markup);
    if (found) {
      const [all, closing, element = '', attributes = '', empty] = found;
      const named = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, one]) => one);
      if (new Set(named).size < named.length) return `${element} has an attribute twice: ${all}`;
      if (closing) {
        if (open.pop() !== element)
          return `</${element}> closes nothing: ${markup.slice(Math.max(0, at - 60), at + 60)}`;
      } else if (!empty) open.push(element);
      at += all.length;
    } else {
      const said = words.exec(markup);
      if (!said) return `neither tag nor words: ${markup.slice(at, at + 80)}`;
      at += said[0].length;
    }
  }
  return open.length > 0 ? `left open: ${open.join(', ')}` : '';
}
