import type { RuleId } from '../../../generated/rules.js';
import { keyOf } from '../../arbitraries/knowledge.js';
import { type Finding, once } from '../../scene/finding.js';
import { isObject } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { FindView } from '../../view/find-view.js';
import { requestHeader } from '../exchanges/judge.js';
import { describeHits, type Hits, hitsOf, sameElements, sameHits } from './answer.js';

/** A finding about a relation, from finds that were sent for other reasons. */
export interface Occurrence {
  readonly rule: RuleId;
  readonly finding: Finding;
  /** The judged exchange, which is between its controls. */
  readonly exchange: number;
}

/** Judges each find against the earlier ones. */
export type Occurring = (view: FindView) => readonly Occurrence[];

/** A lookup in one request. */
interface Sample {
  readonly exchange: number;
  /** Identifies the whole request; an equal one is a control. */
  readonly request: string;
  readonly lookups: readonly string[];
  /** The answer at each index of the lookup. */
  readonly hits: readonly Hits[];
}

interface History {
  readonly samples: Sample[];
  /** Whether equal requests got different answers: the data drift, or differ between instances of the service. */
  isUnsteady: boolean;
}

/** At most so many lookups, and samples of each, are remembered. */
const [lookupsMost, samplesMost] = [10_000, 6];
/** Requests with more lookups are ignored. */
const batchMost = 100;

export const occurringRules = [
  'find.mr-permute',
  'find.mr-concat',
  'find.mr-duplicate',
  'find.mr-context',
] as const satisfies readonly RuleId[];

/**
 * Judges that a lookup with the same options gets the same answer among other lookups, and at another index. A difference
 * counts only between two equal requests with equal answers, one before and one after it, and no longer once equal requests
 * with the lookup got different answers.
 */
export function occurringRelations(): Occurring {
  const histories = new Map<string, History>();

  function historyOf(key: string): History {
    const history = histories.get(key) ?? { samples: [], isUnsteady: false };
    // The least recently used one is forgotten first.
    histories.delete(key);
    const [oldest] = histories.size < lookupsMost ? [] : histories.keys();
    if (oldest !== undefined) histories.delete(oldest);
    histories.set(key, history);
    return history;
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
      const history = historyOf(textKey(`${caller} ${key}`));
      const found = history.isUnsteady ? [] : comparedWith(now, history);
      history.samples.push(now);
      if (history.samples.length > samplesMost) history.samples.shift();
      return found;
    });
  };
}

/** Compares the samples between the last control and this one with both. */
function comparedWith(now: Sample, history: History): Occurrence[] {
  const at = history.samples.findLastIndex(({ request }) => request === now.request);
  const before = history.samples[at];
  if (!before) return [];
  if (!sameElements(before.hits, now.hits)) {
    history.isUnsteady = true;
    return [];
  }
  const [control] = before.hits;
  // A control in which equal lookups got different answers cannot be compared with.
  if (!control || now.hits.some((each) => !sameHits(control, each))) return [];
  return history.samples.slice(at + 1).map((between) => {
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

function ruleOf(control: Sample, between: Sample): (typeof occurringRules)[number] {
  const [first] = between.hits;
  if (first && between.hits.some((each) => !sameHits(first, each))) return 'find.mr-duplicate';
  if (control.lookups.length === 1 || between.lookups.length === 1) return 'find.mr-concat';
  const isPermuted = control.lookups.toSorted().join() === between.lookups.toSorted().join();
  return isPermuted ? 'find.mr-permute' : 'find.mr-context';
}
