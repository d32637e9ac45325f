import { type Document, isPair, isScalar, type Node, visit } from 'yaml';

/** A key without a value in a flow mapping, and its position. */
export interface TornKey {
  readonly key: string;
  /** The offset in the text, counted from 0. */
  readonly offset: number;
}

/**
 * Returns keys of flow mappings without a colon. YAML parses `{ message: Sent, if there is a user }` like that: the text ends at
 * the comma, and the rest becomes a member that is null.
 */
export function tornKeys(document: Document): readonly TornKey[] {
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
