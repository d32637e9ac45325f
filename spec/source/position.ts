import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

interface Located {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Lookups in the same file usually follow each other. */
const kept = new Map<string, Located>();
const keptMax = 40;

/** Returns the position of the value at these keys, or of the nearest enclosing one. A member is at its key. */
export function positionIn(text: string, keys: readonly string[]): Position {
  const { document, lines } = located(text);
  const { line, col } = lines.linePos(offsetOf(document, keys));
  return { line, column: col };
}

function located(text: string): Located {
  const known = kept.get(text);
  if (known) return known;
  const lines = new LineCounter();
  const fresh = { document: parseDocument(text, { lineCounter: lines }), lines };
  if (kept.size >= keptMax) kept.clear();
  kept.set(text, fresh);
  return fresh;
}

function offsetOf(document: Document, keys: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of keys) {
    if (isAlias(node)) node = node.resolve(document);
    const next = childOf(node, key);
    if (next === undefined) return offset;
    offset = next.offset ?? offset;
    node = next.node;
  }
  return offset;
}

function childOf(node: unknown, key: string): { node: unknown; offset: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    return pair && { node: pair.value, offset: startOf(pair.key) };
  }
  if (!isSeq(node)) return undefined;
  const item = node.items[Number(key)];
  return item === undefined ? undefined : { node: item, offset: startOf(item) };
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);
