import { LineCounter, parseDocument } from 'yaml';
import type { Json } from './json.js';
import { tornKeys } from './torn.js';

/** A syntax error in a YAML file and its place. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** The content of a YAML file. */
export interface ParsedFile {
  /** Null if the text is invalid. */
  readonly value: Json;
  readonly faults: readonly Fault[];
}

/** Parses YAML. Duplicate keys are faults, too, and so are texts split in two by a comma. */
export function parseSource(text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // After the first syntax error, positions are unreliable; duplicate keys do no harm to what follows.
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
    // Aliases without an anchor are only detected here.
    const says = error instanceof Error ? error.message : String(error);
    return { value: null, faults: [{ line: 1, column: 1, says }] };
  }
}

const tornBy = (key: string): string =>
  `"${key}" has no value in a flow mapping: a text with a comma in it must be quoted`;
