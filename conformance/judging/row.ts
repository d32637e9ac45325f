import { type RuleId, rules } from '../../generated/rules.js';
import { type Broken, explainedBy } from '../checks/exchanges/precedence.js';
import { differenceOf } from '../report/failure.js';
import type { Failure, RuleReport } from '../report/report.js';
import type { Recorded, Tally } from './tally.js';

/** The source of the rows of a report: a run or an observer. */
export interface Seen {
  readonly tally: Tally;
  /** Secrets that no report may contain. */
  hidden(): readonly string[];
  failureOf(rule: RuleId, recorded: Recorded): Failure;
  /** Why an observable rule has no observations. */
  unobserved(rule: RuleId): Pick<RuleReport, 'verdict' | 'because'>;
}

/** Makes the row of a rule. @param broken the violated rules */
export function rowOf(rule: RuleId, seen: Seen, broken: Broken): RuleReport {
  const { section, basis, says, quote, covers, unobservable, awaits } = rules[rule];
  const tally = seen.tally.of(rule);
  const common = {
    id: rule,
    section,
    basis,
    says,
    ...(quote === undefined ? {} : { quote }),
    observations: tally.observations,
    requests: tally.requests,
    ...(tally.seenAt.size === 0 ? {} : { seenAt: Object.fromEntries(tally.seenAt) }),
    ...(covers === undefined ? {} : { covers }),
  };
  if (tally.error !== undefined) return { ...common, verdict: 'error', because: tally.error };
  const [recorded] = tally.violations;
  if (recorded && basis === 'assumed') {
    const finding = differenceOf(recorded.violation, seen.hidden());
    const because = 'the target differs from the default reading of an open question';
    return { ...common, verdict: 'inconclusive', because, finding };
  }
  const root = recorded ? explainedBy(rule, broken) : undefined;
  if (root !== undefined) return { ...common, ...followsFrom(root) };
  if (recorded) return { ...common, verdict: 'fail', failure: seen.failureOf(rule, recorded) };
  if (tally.observations > 0) return { ...common, verdict: 'pass' };
  if (unobservable !== undefined)
    return { ...common, verdict: 'unexercised', because: `unobservable: ${unobservable}` };
  if (awaits !== undefined)
    return { ...common, verdict: 'skipped', because: 'this version of the kit has no judge for it' };
  return { ...common, ...seen.unobserved(rule) };
}

/** The verdict of a violated rule whose violation follows from that of another rule. */
export function followsFrom(root: RuleId): { readonly verdict: 'inconclusive'; readonly because: string } {
  const because = `it was not kept, as follows from ${root}, which fails; judge it again once that is kept`;
  return { verdict: 'inconclusive', because };
}
