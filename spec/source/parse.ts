import { LineCounter, parseDocument } from 'yaml';
import type { Json } from '../contract/json.js';

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

/** Reads YAML. A key that stands twice is a fault, too. */
export function parseSource(text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // After the first break nothing is where it should be; keys that stand twice break nothing after them.
  const isBreak = ({ code }: { code: string }) => code !== 'DUPLICATE_KEY';
  const [first] = document.errors.filter(isBreak);
  const told = first === undefined ? document.errors : [first];
  const faults = told.map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    return { line, column: col, says: message };
  });
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
