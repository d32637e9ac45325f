/** How a text is shown: at most `width` columns, coloured or not. */
export interface Page {
  readonly width: number;
  readonly paint: Paint;
}

export type Tone = 'good' | 'bad' | 'doubtful' | 'quiet' | 'strong';
export type Paint = (tone: Tone, text: string) => string;

/** Lines of at most `width` columns, broken at spaces; a longer word stands alone. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** A name with a wrapped text beside it, further lines aligned under the first. */
export function labelled(label: string, text: string, width: number, labelWidth = label.length): string[] {
  const lines = wrap(text, Math.max(20, width - labelWidth));
  return (lines.length > 0 ? lines : ['']).map((line, index) =>
    `${(index === 0 ? label : '').padEnd(labelWidth)}${line}`.trimEnd(),
  );
}

/** Text of a foreign host, safe to be shown: control characters, direction marks and what is no character are spelled out. */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff\p{Surrogate}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 rule`, `2 rules`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a, b, c and 4 more`. */
export function some(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  return names.length <= most ? shown : `${shown} and ${names.length - most} more`;
}

/** A heading with the texts below it, each from a line of its own; nothing where there are none. */
export function listed(heading: string, texts: readonly string[], width: number): string[] {
  if (texts.length === 0) return [];
  return [heading, ...texts.flatMap((text) => labelled('  ', printable(text), width))];
}

/** Columns that the label of a field takes. */
const fieldWidth = 12;

/** A label with a text that is wrapped beside it. */
export function field(label: string, text: string, width: number): string[] {
  return labelled(`  ${label}`, printable(text), width, fieldWidth);
}

/** A label with a text that stands in one line, to be copied. */
export function line(label: string, text: string): string {
  return `  ${label}`.padEnd(fieldWidth) + printable(text);
}

/** As much of a text as is shown, and a mark where there is more. */
export function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} […]`;
}
