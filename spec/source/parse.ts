import { LineCounter, parseDocument } from 'yaml';
import type { Json } from './json.js';
import { tornKeys } from './torn.js';

/** Where the text of a file is no YAML, and why. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** What the text of a YAML file holds. */
export interface ParsedFile {
  /** Null where the text is broken. */
  readonly value: Json;
  readonly faults: readonly Fault[];
}

/** Reads YAML. A key that stands twice is a fault, too, and so is a text that a comma has torn in two. */
export function parseSource(text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // After the first break nothing is where it should be; keys that stand twice break nothing after them.
  const isBreak = ({ code }: { code: string }) => code !== 'DUPLICATE_KEY';
  const [first] = document.errors.filter(isBreak);
  const told = first === undefined ? document.errors : [first];
  const at = (offset: number, says: string): Fault => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col, says };
  };
  const faults = told.map(({ message, pos }) => at(pos[0], message));
  if (faults.length === 0) {
    faults.push(...tornKeys(document).map(({ key, offset }) => at(offset, tornBy(key))));
  }
  if (faults.length > 0) return { value: null, faults };
  try {
    const value: Json = document.toJS() ?? null;
    return { value, faults };
  } catch (error) {
    // Aliases without an anchor are noticed only now.
    const says = error instanceof Error ? error.message : String(error);
    return { value: null, faults: [{ line: 1, column: 1, says }] };
  }
}

const tornBy = (key: string): string =>
  `"${key}" has no value in a flow mapping: a text with a comma in it must be quoted`;
