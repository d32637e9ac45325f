import * as fc from 'fast-check';
import { keyOf } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { type Finding, nothing, once } from '../../scene/finding.js';
import { isObject } from '../../target/json.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import type { Known } from '../../view/pool.js';
import { type Answer, describeHits, elementOf, type Hits, hitsOf } from './answer.js';
import { relation } from './relation.js';

/** A batch in which one element differs from the answer to its lookup alone. */
export type Anomaly = {
  readonly lookups: readonly Lookup[];
  readonly size: number | null;
  readonly index: number;
};

/**
 * Returns the elements of an answer that differ from what is known of their lookups: fewer or more people, or none of the
 * same. An anomaly is not a violation, because the data may have drifted, but it is checked again.
 */
export function anomaliesIn(view: FindView, known: ReadonlyMap<string, Known>): Anomaly[] {
  const { lookups, exchange } = view;
  if (!view.plain || !view.answered || lookups.length < 2) return [];
  const size = isObject(exchange.request.json) && 'size' in exchange.request.json ? view.size : null;
  return hitsOf(view).flatMap(({ ids }, index) => {
    const lookup = lookups[index];
    const alone = (lookup && known.get(keyOf(lookup)))?.ids ?? [];
    const isShared = isCut(alone) || ids.some((id) => alone.includes(id));
    const isExpected = ids.length === Math.min(alone.length, view.size) && isShared;
    return alone.length === 0 || isExpected ? [] : [{ lookups, size, index }];
  });
}

/** Whether a list may have been cut at five. Among equal scores, two cuts need not have anyone in common. */
const isCut = (ids: readonly string[]): boolean => ids.length >= 5;

/** Checks anomalies again: alone, in the batch, and alone, until the difference shows again or proves to be drift. */
export function recheckOf(anomalies: () => readonly Anomaly[]) {
  return relation({
    id: 'closer-look',
    runs: 4,
    persistence: 45,
    insists: true,
    cases: () => fc.constantFrom(...anomalies()),
    // The lookup alone; if the batch has no size, also the batch with size 5.
    sources: ({ lookups, size, index }) => [
      findBody(lookups.slice(index, index + 1), 5),
      ...(size === null ? [findBody(lookups, 5)] : []),
    ],
    derived: ({ lookups, size }) => [findBody(lookups, size)],
    holds: {
      'find.index-aligned': ofElement(({ index }, alone, hits) => {
        if (alone.ids.length === 0 || isCut(alone.ids)) return undefined;
        const isOwn = hits.ids.some((id) => alone.ids.includes(id));
        return [isOwn, `element ${index} answers lookup ${index}, which alone is answered with`];
      }),
      'find.size-default-5': ofElement(({ size }, _, { ids }, sized) => {
        if (size !== null || !sized || ids.length === 0) return undefined;
        return [ids.length >= sized.ids.length, 'without size as many people as with size 5:'];
      }),
      'find.size-per-match': ofElement(({ size }, alone, { ids }, _, total) => {
        const asked = size ?? 5;
        if (total !== asked) return undefined;
        const isWhole = ids.length >= Math.min(alone.ids.length, asked);
        return [
          isWhole,
          `size ${asked} counts per lookup, not for ${total} people in all: alone it is answered with`,
        ];
      }),
      'find.mr-concat': ofElement(({ size }, alone, { ids }) => {
        const count = Math.min(alone.ids.length, size ?? 5);
        return [ids.length === count, `a batch answers each lookup as a single call does: ${count} of`];
      }),
    },
  });
}

/**
 * Judges the element of an anomaly against the lookup alone, or the same batch with size 5 if it had none.
 * @param check returns whether the element is right and why, undefined if it is not judged; `total` counts the whole batch
 */
const ofElement =
  (
    check: (
      anomaly: Anomaly,
      alone: Hits,
      hits: Hits,
      sized: Hits | undefined,
      total: number,
    ) => readonly [boolean, string] | undefined,
  ) =>
  (anomaly: Anomaly, sources: readonly Answer[], derived: readonly Answer[]): Finding => {
    const [alone, hits] = [elementOf(sources, 0, 0), elementOf(derived, 0, anomaly.index)];
    if (!alone || !hits) return nothing;
    const sized = elementOf(sources, 1, anomaly.index);
    const total = (derived[0]?.elements ?? []).flatMap(({ ids }) => ids).length;
    const [holds, why] = check(anomaly, alone, hits, sized, total) ?? [];
    if (holds === undefined) return nothing;
    const expected = `${why} ${describeHits(anomaly.size === null ? (sized ?? alone) : alone)}`;
    return once(holds, () => ({ at: `${hits.at}.people`, expected, received: describeHits(hits) }));
  };
