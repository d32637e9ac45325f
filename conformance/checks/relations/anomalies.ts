import * as fc from 'fast-check';
import { keyOf } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { type Finding, nothing, once } from '../../scene/finding.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import type { Known } from '../../view/pool.js';
import { type Answer, describeHits, type Hits, hitsOf } from './answer.js';
import { elementOf } from './compare.js';
import { relation } from './relation.js';

/** A batch in which one element is not what the same lookup got when it was asked alone. */
export type Anomaly = {
  readonly lookups: readonly Lookup[];
  readonly size: number | null;
  readonly index: number;
};

/**
 * Elements of an answer that differ from what is known of their lookups: fewer or more people, or none of the same.
 * A suspicion is no violation: what is known may have drifted. It is worth a closer look.
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

/** A list of five may have been cut, among equal scores at any place: it need not share anybody with another cut. */
const isCut = (ids: readonly string[]): boolean => ids.length >= 5;

/** The closer look: alone, in the batch, and alone again, until the difference shows again or proves to be drift. */
export function recheckOf(anomalies: () => readonly Anomaly[]) {
  return relation({
    id: 'closer-look',
    runs: 4,
    persistence: 45,
    insists: true,
    cases: () => fc.constantFrom(...anomalies()),
    // The lookup alone, and for a batch without a size the same batch with size 5.
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

/** What is said of the element in the batch, of the lookup alone, and of all elements. */
const ofElement =
  (says: (anomaly: Anomaly, alone: Hits, hits: Hits, all: readonly Hits[]) => Finding) =>
  (anomaly: Anomaly, sources: readonly Answer[], derived: readonly Answer[]): Finding => {
    const [alone, hits] = [elementOf(sources, 0, 0), elementOf(derived, 0, anomaly.index)];
    return alone && hits ? says(anomaly, alone, hits, derived[0]?.elements ?? []) : nothing;
  };
