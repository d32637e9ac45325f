import { type Document, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Json } from './json.js';

/** A key without a value in a flow mapping, and its position. */
interface TornKey {
  readonly key: string;
  /** The offset in the text, counted from 0. */
  readonly offset: number;
}

/**
 * Returns keys of flow mappings without a colon. YAML parses `{ message: Sent, if there is a user }` like that: the text ends at
 * the comma, and the rest becomes a member that is null.
 */
function tornKeys(document: Document): readonly TornKey[] {
  const torn: TornKey[] = [];
  visit(document, {
    Map(_, map) {
      if (map.flow !== true) return;
      for (const { key, value } of map.items.filter(isPair)) {
        if (value === null && isScalar(key)) torn.push({ key: String(key.value), offset: startOf(key) });
      }
    },
  });
  return torn;
}

const startOf = ({ range }: Pick<Node, 'range'>): number => range?.[0] ?? 0;

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
