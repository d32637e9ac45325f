import type { RuleId } from '../../../generated/rules.js';
import { keyOf } from '../../arbitraries/knowledge.js';
import { type Finding, once } from '../../scene/finding.js';
import { isObject } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { FindView } from '../../view/find-view.js';
import { requestHeader } from '../exchanges/request.js';
import { describeHits, type Hits, hitsOf, sameElements, sameHits } from './answer.js';

/** What finds that came about by themselves say of a relation. */
export interface Occurrence {
  readonly rule: RuleId;
  readonly finding: Finding;
  /** The exchange that is judged: the one between its controls. */
  readonly exchange: number;
}

/** Sees one find after the other. */
export type Occurring = (view: FindView) => readonly Occurrence[];

/** A lookup in one request. */
interface Sighting {
  readonly exchange: number;
  /** The whole request; the same again is a control. */
  readonly request: string;
  readonly lookups: readonly string[];
  /** The answers at each place where the lookup stands. */
  readonly hits: readonly Hits[];
}

interface Lookup {
  readonly sightings: Sighting[];
  /** One request got two answers: data drift, or differ from one machine of the service to the next. */
  isUnsteady: boolean;
}

/** Lookups, and sightings of each, that are remembered. */
const [lookupsMost, sightingsMost] = [10_000, 6];
/** Lookups of a request that are looked at. */
const batchMost = 100;

export const occurringRules = [
  'find.mr-permute',
  'find.mr-concat',
  'find.mr-duplicate',
  'find.mr-context',
] as const satisfies readonly RuleId[];

/**
 * The same lookup with the same options, asked in other company or at another place, gets the same answer. A difference
 * counts only between two equal requests that were answered alike, one before and one after it; and never again for a
 * lookup that was once answered in two ways when nothing had changed.
 */
export function occurringRelations(): Occurring {
  const known = new Map<string, Lookup>();

  function lookupOf(key: string): Lookup {
    const lookup = known.get(key) ?? { sightings: [], isUnsteady: false };
    // The one that was not seen for longest is forgotten first.
    known.delete(key);
    const [oldest] = known.size < lookupsMost ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, lookup);
    return lookup;
  }

  return (view) => {
    const { exchange, lookups, elements } = view;
    if (!view.plain || !view.answered || lookups.length !== elements.length || lookups.length > batchMost)
      return [];
    if (elements.some(({ value }) => !isObject(value) || Boolean(value['error']))) return [];
    const caller = `${exchange.request.url} ${requestHeader(exchange, 'authorization') ?? ''} ${view.size}`;
    const keys = lookups.map((lookup) => textKey(keyOf(lookup)));
    const request = textKey(`${caller} ${keys.join(' ')}`);
    const hits = hitsOf(view).map((each) => ({ ...each, people: [] }));
    return [...new Set(keys)].flatMap((key) => {
      const own = hits.filter((_, index) => keys[index] === key);
      const now = { exchange: exchange.id, request, lookups: keys, hits: own };
      const lookup = lookupOf(textKey(`${caller} ${key}`));
      const found = lookup.isUnsteady ? [] : comparedWith(now, lookup);
      lookup.sightings.push(now);
      if (lookup.sightings.length > sightingsMost) lookup.sightings.shift();
      return found;
    });
  };
}

/** What was asked between an earlier control and this one. */
function comparedWith(now: Sighting, lookup: Lookup): Occurrence[] {
  const at = lookup.sightings.findLastIndex(({ request }) => request === now.request);
  const before = lookup.sightings[at];
  if (!before) return [];
  if (!sameElements(before.hits, now.hits)) {
    lookup.isUnsteady = true;
    return [];
  }
  const [control] = before.hits;
  // A control that is divided in itself says nothing of others.
  if (!control || now.hits.some((each) => !sameHits(control, each))) return [];
  return lookup.sightings.slice(at + 1).map((between) => {
    const other = between.hits.find((each) => !sameHits(control, each));
    return {
      rule: ruleOf(before, between),
      exchange: between.exchange,
      finding: once(other === undefined, () => ({
        at: other?.at ?? 'matches',
        expected: `as another request was answered before and after it: ${describeHits(control)}`,
        received: describeHits(other),
        related: [before.exchange, now.exchange],
      })),
    };
  });
}

function ruleOf(control: Sighting, between: Sighting): (typeof occurringRules)[number] {
  const [first] = between.hits;
  if (first && between.hits.some((each) => !sameHits(first, each))) return 'find.mr-duplicate';
  if (control.lookups.length === 1 || between.lookups.length === 1) return 'find.mr-concat';
  const isPermuted = control.lookups.toSorted().join() === between.lookups.toSorted().join();
  return isPermuted ? 'find.mr-permute' : 'find.mr-context';
}
