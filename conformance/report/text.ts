import { styleText } from 'node:util';

/** How text is rendered: at most `width` columns, coloured or not. */
export interface Page {
  readonly width: number;
  readonly paint: Paint;
}

export type Tone = 'good' | 'bad' | 'doubtful' | 'quiet' | 'strong';
type Paint = (tone: Tone, text: string) => string;

/** Breaks a text at spaces into lines of at most `width` columns; a longer word gets a line of its own. */
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

/** Renders a label with a wrapped text beside it, further lines aligned with the first. */
export function labelled(label: string, text: string, width: number, labelWidth = label.length): string[] {
  const lines = wrap(text, Math.max(20, width - labelWidth));
  return (lines.length > 0 ? lines : ['']).map((line, index) =>
    `${(index === 0 ? label : '').padEnd(labelWidth)}${line}`.trimEnd(),
  );
}

/** Escapes control characters, direction marks and non-characters, so that text of a target is safe to show. */
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

/** Renders a heading with a list of texts below it; nothing if the list is empty. */
export function listed(heading: string, texts: readonly string[], width: number): string[] {
  if (texts.length === 0) return [];
  return [heading, ...texts.flatMap((text) => labelled('  ', printable(text), width))];
}

const fieldWidth = 14;

export function field(label: string, text: string, width: number): string[] {
  return labelled(`  ${label}`, printable(text), width, fieldWidth);
}

/** Renders a label with a text in one line, so that it can be copied. */
export function line(label: string, text: string): string {
  return `  ${label}`.padEnd(fieldWidth) + printable(text);
}

/** Cuts a text to `most` characters, and marks the cut. */
export function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} […]`;
}

const formats = { good: 'green', bad: 'red', doubtful: 'yellow', quiet: 'dim', strong: 'bold' } as const;

export const plain: Paint = (_tone, text) => text;
export const coloured: Paint = (tone, text) => styleText(formats[tone], text);

export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Returns the page for a stream: between 60 and 120 columns, and colours only on a terminal without NO_COLOR. */
export function pageOn(screen: Screen, env: NodeJS.ProcessEnv): Page {
  const colour = screen.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const columns = (screen.isTTY ? screen.columns : undefined) ?? 120;
  return { width: Math.min(120, Math.max(60, columns)), paint: colour ? coloured : plain };
}

/** The title of a column, which is aligned to the left unless it says otherwise. */
type Column = string | { readonly right: string };

const gap = '  ';

/** Renders aligned rows below a line of titles. Drops columns from the right until they fit into `width`. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], width: number) {
  const titles = columns.map((column) => (typeof column === 'string' ? column : column.right));
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  let kept = columns.length;
  const total = () => widths.slice(0, kept).reduce((sum, each) => sum + each + gap.length, -gap.length);
  while (kept > 1 && total() > width) kept -= 1;
  const line = (cells: readonly string[]) =>
    columns
      .slice(0, kept)
      .map((column, index) => {
        const [cell, most] = [cells[index] ?? '', widths[index] ?? 0];
        return typeof column === 'string' ? cell.padEnd(most) : cell.padStart(most);
      })
      .join(gap)
      .trimEnd();
  return [titles, ...rows].map(line);
}
