import type { RuleReport } from './report.js';
import { count, labelled, type Page, printable, some } from './text.js';

/** The part of a rule's report that advice needs: its verdict and the reason. */
export type Judged = Pick<RuleReport, 'id' | 'verdict' | 'because' | 'finding'>;

/** Matches missing options in a reason such as `needs a user (--username and --password) and an API key (--api-key)`. */
const wanted = /(?:^needs |^| and |: )([^():]*) \((--[^()]*)\)/g;

/**
 * Lists the options that would let a run judge more rules, those that most rules need first: the options as they are given
 * (`--client-id and --client-secret`), what they provide (`a service account`), the rules that were not judged without them,
 * and how many of these rules need nothing else.
 */
export function adviceOf(rules: readonly Judged[]) {
  const advice = new Map<string, { options: string; provides: string; rules: string[]; alone: number }>();
  for (const { id, because = '' } of unjudged(rules)) {
    const wants = [...because.matchAll(wanted)];
    for (const [, provides = '', options = ''] of wants) {
      const known = advice.get(options) ?? { options, provides, rules: [], alone: 0 };
      known.rules.push(id);
      if (wants.length === 1) known.alone += 1;
      advice.set(options, known);
    }
  }
  return [...advice.values()].sort(
    (a, b) => b.rules.length - a.rules.length || (a.options < b.options ? -1 : 1),
  );
}

/** Groups the other rules that were not judged by the reason: no option would change that. */
export function unjudgedBecause(
  rules: readonly Judged[],
): readonly (readonly [because: string, rules: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { id, verdict, because = verdict } of unjudged(rules)) {
    if (because.match(wanted)) continue;
    // The reason of each rule is in its own report; here they form one group.
    const reason = because.replace(/^(unobservable): .*/s, 'no caller can observe it');
    reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  }
  return [...reasons].sort(([, a], [, b]) => b.length - a.length);
}

/** Rules without a judgement. A finding is one: the target differs from the default reading of a question. */
function unjudged(rules: readonly Judged[]): readonly Judged[] {
  return rules.filter(
    ({ verdict, finding }) => verdict !== 'pass' && verdict !== 'fail' && finding === undefined,
  );
}

/** Rule ids shown per reason. */
const namedMost = 3;

/** Renders the options that would exercise more rules, and why other rules were not judged. */
export function adviceText(rules: readonly Judged[], { width, paint }: Page): string[] {
  const asked = adviceOf(rules).flatMap(({ options, provides, rules: ids, alone }) => {
    const others = alone === 0 ? ', with others' : `, ${alone} with nothing else`;
    const how = alone === ids.length ? '' : others;
    return [
      paint('strong', `  ${options}`),
      ...labelled('    ', `${count(ids.length, 'rule')}${how}: ${printable(provides)}`, width),
    ];
  });
  const unasked = unjudgedBecause(rules).flatMap(([because, ids]) => {
    const text = `${count(ids.length, 'rule')}: ${printable(because)} · ${some(ids, namedMost)}`;
    return labelled('  ', text, width).map((line) => paint('quiet', line));
  });
  if (asked.length > 0) asked.unshift(paint('strong', 'What would exercise more:'));
  if (unasked.length > 0) unasked.unshift(paint('strong', 'Not judged:'));
  return asked.length > 0 && unasked.length > 0 ? [...asked, '', ...unasked] : [...asked, ...unasked];
}
