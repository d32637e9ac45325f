import type { RuleId } from '../../../generated/rules.js';
import { keyOf } from '../../arbitraries/knowledge.js';
import { type Finding, once } from '../../check/finding.js';
import { isObject } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { FindView } from '../../view/find-view.js';
import { Memory, requestHeader } from '../exchanges/judge.js';
import { describeHits, type Hits, hitsOf, sameElements, sameHits } from './relation.js';

/** Judges a find against the earlier ones, which were sent for other reasons. */
export type Occurring = (view: FindView) => readonly (readonly [RuleId, Finding])[];

interface Sample {
  readonly exchange: number;
  /** Identifies the whole request; an equal one is a control. */
  readonly request: string;
  readonly lookups: readonly string[];
  readonly hits: readonly Hits[];
}

/** At most so many samples of a lookup are remembered, and requests with more lookups are ignored. */
const [samplesMost, batchMost] = [6, 100];

/** A credential that does not tell one caller from another: none, or one that was redacted. */
const hidden = /^$|redact|remov|hidden|[[\]<>*…]|x{4}/i;

export const occurringRules = [
  'find.mr-permute',
  'find.mr-concat',
  'find.mr-duplicate',
  'find.mr-context',
] as const satisfies readonly RuleId[];

/** Judges that a lookup gets the same answer in another request between two equal ones, as long as equal requests get equal answers. */
export function occurringRelations(): Occurring {
  const histories = new Memory<{ samples: Sample[]; isUnsteady: boolean }>();
  return (view) => {
    const { exchange, lookups, elements } = view;
    if (!view.plain || !view.answered || lookups.length !== elements.length || lookups.length > batchMost)
      return [];
    if (elements.some(({ value }) => !isObject(value) || Boolean(value['error']))) return [];
    const credential = requestHeader(exchange, 'authorization') ?? '';
    if (hidden.test(credential)) return [];
    const caller = `${exchange.request.url} ${credential} ${view.size}`;
    const keys = lookups.map((lookup) => textKey(keyOf(lookup)));
    const request = textKey(`${caller} ${keys.join(' ')}`);
    const hits = hitsOf(view).map((each) => ({ ...each, people: [] }));
    return [...new Set(keys)].flatMap((key) => {
      const own = hits.filter((_, index) => keys[index] === key);
      const now: Sample = { exchange: exchange.id, request, lookups: keys, hits: own };
      const history = histories.known(`${caller} ${key}`, { samples: [], isUnsteady: false });
      const { samples } = history;
      const at = samples.findLastIndex((each) => each.request === request);
      const before = samples[at];
      const between = samples.slice(at + 1);
      history.isUnsteady ||= before !== undefined && !sameElements(before.hits, own);
      samples.push(now);
      if (samples.length > samplesMost) samples.shift();
      return before && !history.isUnsteady ? comparedWith(before, between, now) : [];
    });
  };
}

/** Compares the samples between two controls with both. */
function comparedWith(before: Sample, all: readonly Sample[], now: Sample): [RuleId, Finding][] {
  const [control] = before.hits;
  // A control in which equal lookups got different answers cannot be compared with.
  if (!control || now.hits.some((each) => !sameHits(control, each))) return [];
  return all.map((between) => {
    const other = between.hits.find((each) => !sameHits(control, each));
    const violation = other && {
      at: other.at,
      expected: `as another request was answered before and after it: ${describeHits(control)}`,
      received: describeHits(other),
      related: [before.exchange, between.exchange],
    };
    return [ruleOf(before, between), once(violation ?? true)];
  });
}

function ruleOf(control: Sample, between: Sample): (typeof occurringRules)[number] {
  const [first] = between.hits;
  if (first && between.hits.some((each) => !sameHits(first, each))) return 'find.mr-duplicate';
  if (control.lookups.length === 1 || between.lookups.length === 1) return 'find.mr-concat';
  const isPermuted = control.lookups.toSorted().join() === between.lookups.toSorted().join();
  return isPermuted ? 'find.mr-permute' : 'find.mr-context';
}
