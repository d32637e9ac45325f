/** A text of JSON, or a part of a text that is none. */
export interface Part {
  readonly text: string;
  /** What stands there: the name of a member, a text, or what is between texts. */
  readonly is: 'name' | 'text' | 'between';
  /** The member whose value it is, or a part of it. */
  readonly member: string;
}

const literal = /"((?:[^"\\]|\\[\s\S])*)"(\s*:)?/g;

/**
 * A text that is JSON, or sets out to be, with each of its literals changed and everything else as it was written: numbers,
 * spaces and faults stay. Literals are given as they are escaped, and are to be answered so.
 */
export function changeLiterals(text: string, change: (part: Part) => string): string {
  let changed = '';
  let from = 0;
  let member = '';
  for (const found of text.matchAll(literal)) {
    const [whole, content = '', colon] = found;
    changed += change({ text: text.slice(from, found.index), is: 'between', member });
    changed += `"${change({ text: content, is: colon === undefined ? 'text' : 'name', member })}"${colon ?? ''}`;
    if (colon !== undefined) member = content;
    from = found.index + whole.length;
  }
  return changed + change({ text: text.slice(from), is: 'between', member });
}
