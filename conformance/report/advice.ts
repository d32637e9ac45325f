import type { RuleReport } from './report.js';

/** What would let a run judge more rules. */
export interface Advice {
  /** As they are given: `--client-id and --client-secret`. */
  readonly options: string;
  /** What they provide: `a service account`. */
  readonly provides: string;
  /** The rules that were not judged for want of it. */
  readonly rules: readonly string[];
  /** How many of them want nothing else. */
  readonly alone: number;
}

/** What is said of a rule, and why. */
export type Judged = Pick<RuleReport, 'id' | 'verdict' | 'because' | 'finding'>;

/** Reasons name what they want as `needs a user (--username and --password) and an API key (--api-key)`. */
const wanted = /(?:^needs |^| and |: )([^():]*) \((--[^()]*)\)/g;

/** What the reasons of rules that were not judged ask for, by what most of them want first. */
export function adviceOf(rules: readonly Judged[]): readonly Advice[] {
  const advice = new Map<string, { provides: string; rules: string[]; alone: number }>();
  for (const { id, because = '' } of unjudged(rules)) {
    const wants = [...because.matchAll(wanted)];
    for (const [, provides = '', options = ''] of wants) {
      const known = advice.get(options) ?? { provides, rules: [], alone: 0 };
      known.rules.push(id);
      if (wants.length === 1) known.alone += 1;
      advice.set(options, known);
    }
  }
  return [...advice]
    .map(([options, about]) => ({ options, ...about }))
    .sort((a, b) => b.rules.length - a.rules.length || (a.options < b.options ? -1 : 1));
}

/** The other rules that were not judged, by why: no option would change that. */
export function unjudgedBecause(
  rules: readonly Judged[],
): readonly (readonly [because: string, rules: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { id, verdict, because = verdict } of unjudged(rules)) {
    if (because.match(wanted)) continue;
    // What is wrong with one sentence stands beside its rule; here it is enough that nobody can observe it.
    const reason = because.replace(/^(unobservable): .*/s, 'no caller can observe it');
    reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  }
  return [...reasons].sort(([, a], [, b]) => b.length - a.length);
}

/** What differs from the default reading of a question was judged. */
function unjudged(rules: readonly Judged[]): readonly Judged[] {
  return rules.filter(
    ({ verdict, finding }) => verdict !== 'pass' && verdict !== 'fail' && finding === undefined,
  );
}
