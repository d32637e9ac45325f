import { type Document, isPair, isScalar, type Node, visit } from 'yaml';

/** A key that stands alone in a flow mapping, and where. */
export interface TornKey {
  readonly key: string;
  /** In the text, counted from 0. */
  readonly offset: number;
}

/**
 * Keys of flow mappings without a colon, as YAML reads `{ message: Sent, if there is a user }`: the text ends at the
 * comma, and what follows becomes a member that is null.
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
