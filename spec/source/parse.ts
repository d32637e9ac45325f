import * as yaml from 'yaml';
import type { Json } from './json.js';

/** Line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A syntax error in a YAML file and its place. */
export interface Fault extends Position {
  readonly says: string;
}

/** The content of a YAML file. */
export interface ParsedFile {
  /** Null if the text is invalid. */
  readonly value: Json;
  readonly faults: readonly Fault[];
  /** Returns the position of the value at these keys, or of the nearest enclosing one. A member is at its key. */
  positionAt(keys: readonly string[]): Position;
}

/** Parses YAML, with merge keys (`<<`). Duplicate keys are faults, too, and so are texts split in two by a comma. */
export function parseSource(text: string): ParsedFile {
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const positionAt = (keys: readonly string[]) => at(offsetOf(document, keys));
  // After the first syntax error, positions are unreliable; duplicate keys do no harm to what follows.
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const errors = broken === undefined ? document.errors : [broken];
  const faults = errors.map(({ message, pos }): Fault => ({ ...at(pos[0]), says: message }));
  if (faults.length === 0) {
    faults.push(...tornKeys(document).map((key) => ({ ...at(startOf(key) ?? 0), says: tornBy(key) })));
  }
  if (faults.length > 0) return { value: null, faults, positionAt };
  try {
    const value: Json = document.toJS() ?? null;
    return { value, faults, positionAt };
  } catch (error) {
    // Aliases without an anchor are only detected here.
    const says = error instanceof Error ? error.message : String(error);
    return { value: null, faults: [{ line: 1, column: 1, says }], positionAt };
  }
}

/** The keys of flow mappings without a colon: `{ message: Sent, if there is a user }` ends its text at the comma. */
function tornKeys(document: yaml.Document): readonly yaml.Scalar[] {
  const torn: yaml.Scalar[] = [];
  yaml.visit(document, {
    Map(_, map) {
      if (map.flow !== true) return;
      for (const { key, value } of map.items.filter(yaml.isPair)) {
        if (value === null && yaml.isScalar(key)) torn.push(key);
      }
    },
  });
  return torn;
}

const tornBy = ({ value }: yaml.Scalar): string =>
  `"${value}" has no value in a flow mapping: a text with a comma in it must be quoted`;

function offsetOf(document: yaml.Document, keys: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of keys) {
    if (yaml.isAlias(node)) node = node.resolve(document);
    const pair = yaml.isMap(node)
      ? node.items.find((item) => yaml.isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    const next = pair?.key ?? (yaml.isSeq(node) ? node.items[Number(key)] : undefined);
    if (next === undefined) return offset;
    offset = startOf(next) ?? offset;
    node = pair ? pair.value : next;
  }
  return offset;
}

const startOf = (node: unknown): number | undefined => (yaml.isNode(node) ? node.range?.[0] : undefined);
