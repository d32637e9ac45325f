import * as fc from 'fast-check';
import { keyOf } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { type Finding, nothing, once } from '../../scene/finding.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import type { Known } from '../../view/pool.js';
import { type Answer, describeHits, type Hits, hitsOf } from './answer.js';
import { elementOf } from './compare.js';
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
  if (!view.plain || !view.answered || view.lookups.length < 2) return [];
  const request = view.exchange.request.json;
  const sent = typeof request === 'object' && request !== null && 'size' in request;
  return hitsOf(view).flatMap((hits, index) => {
    const lookup = view.lookups[index];
    const alone = lookup && known.get(keyOf(lookup));
    if (!alone || alone.ids.length === 0) return [];
    const expected = Math.min(alone.ids.length, view.size);
    const shared = isCut(alone.ids) || hits.ids.some((id) => alone.ids.includes(id));
    if (hits.ids.length === expected && shared) return [];
    return [{ lookups: view.lookups, size: sent ? view.size : null, index }];
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
      ...lookups.slice(index, index + 1).map((lookup) => findBody([lookup], 5)),
      ...(size === null ? [findBody(lookups, 5)] : []),
    ],
    derived: ({ lookups, size }) => [findBody(lookups, size)],
    holds: {
      'find.index-aligned': ofElement(({ index }, alone, hits) => {
        if (alone.ids.length === 0 || isCut(alone.ids)) return nothing;
        return once(
          hits.ids.some((id) => alone.ids.includes(id)),
          () => ({
            at: hits.at,
            expected: `element ${index} answers lookup ${index}, which alone is answered with ${describeHits(alone)}`,
            received: describeHits(hits),
          }),
        );
      }),
      'find.size-default-5': ({ index, size }, sources, derived) => {
        const [sized, hits] = [elementOf(sources, 1, index), elementOf(derived, 0, index)];
        if (size !== null || !sized || !hits || hits.ids.length === 0) return nothing;
        const expected = `without size as many people as with size 5: ${describeHits(sized)}`;
        const received = describeHits(hits);
        return once(hits.ids.length >= sized.ids.length, () => ({
          at: `${hits.at}.people`,
          expected,
          received,
        }));
      },
      'find.size-per-match': ofElement(({ index, size }, alone, hits, all) => {
        const total = all.reduce((sum, { ids }) => sum + ids.length, 0);
        const asked = size ?? 5;
        if (total !== asked) return nothing;
        return once(hits.ids.length >= Math.min(alone.ids.length, asked), () => ({
          at: 'matches',
          expected: `size ${asked} counts per lookup: alone, lookup ${index} is answered with ${describeHits(alone)}`,
          received: `${total} people in all, ${hits.ids.length} of them for lookup ${index}`,
        }));
      }),
      'find.mr-concat': ofElement(({ size }, alone, hits) => {
        const expected = Math.min(alone.ids.length, size ?? 5);
        return once(hits.ids.length === expected, () => ({
          at: `${hits.at}.people`,
          expected: `a batch answers each lookup as a single call does: ${expected} of ${describeHits(alone)}`,
          received: describeHits(hits),
        }));
      }),
    },
  });
}

/** Judges the element of an anomaly against the lookup alone, given all elements of the batch. */
const ofElement =
  (check: (anomaly: Anomaly, alone: Hits, hits: Hits, all: readonly Hits[]) => Finding) =>
  (anomaly: Anomaly, sources: readonly Answer[], derived: readonly Answer[]): Finding => {
    const [alone, hits] = [elementOf(sources, 0, 0), elementOf(derived, 0, anomaly.index)];
    return alone && hits ? check(anomaly, alone, hits, derived[0]?.elements ?? []) : nothing;
  };
