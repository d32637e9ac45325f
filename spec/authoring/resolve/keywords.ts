import { isMap, type YAMLMap } from 'yaml';
import type { TextEdit } from './edits.js';
import { entriesAt, valueAt, withKey, withoutPair, withPair, withValue, type YamlFile } from './yaml-file.js';

const keyOf = { assumed: 'x-assumed-keywords', confirmed: 'x-confirmed-keywords' } as const;
type Basis = keyof typeof keyOf;

/**
 * Moves keywords of a schema between its lists of assumed and confirmed keywords.
 * @param becomes the list that each moved or kept keyword belongs to; others stay where they are
 */
export function keywordEdits(
  file: YamlFile,
  map: YAMLMap,
  becomes: ReadonlyMap<string, Basis>,
): readonly TextEdit[] {
  const before = { assumed: entriesAt(map, keyOf.assumed), confirmed: entriesAt(map, keyOf.confirmed) };
  const all = (['assumed', 'confirmed'] as const).flatMap((was) =>
    before[was].map((entry) => ({ entry, was, is: becomes.get(entry[0]) ?? was })),
  );
  if (all.every(({ was, is }) => was === is)) return [];
  const after = (basis: Basis) => all.filter(({ is }) => is === basis).map(({ entry }) => entry);
  const [gains, loses]: readonly [Basis, Basis] =
    after('confirmed').length > before.confirmed.length ? ['confirmed', 'assumed'] : ['assumed', 'confirmed'];
  if (before[gains].length === 0) {
    // If all keywords move, the list is renamed and keeps its layout; otherwise a second list is added after it.
    if (after(loses).length === 0) return [withKey(map, keyOf[loses], keyOf[gains])];
    return [
      withList(map, keyOf[loses], after(loses)),
      withPair(file, map, keyOf[loses], keyOf[gains], listed(after(gains))),
    ];
  }
  return [
    after(loses).length === 0
      ? withoutPair(file, map, keyOf[loses])
      : withList(map, keyOf[loses], after(loses)),
    withList(map, keyOf[gains], after(gains)),
  ];
}

function withList(map: YAMLMap, key: string, entries: readonly (readonly [string, string])[]): TextEdit {
  const present = valueAt(map, key);
  if (isMap(present) && !present.flow) throw new Error(`"${key}" must be written in braces to be changed`);
  return withValue(map, key, listed(entries));
}

const listed = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([keyword, question]) => `${keyword}: ${question}`).join(', ')} }`;
