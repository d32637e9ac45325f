import { type RuleId, ruleIds } from '../../generated/rules.js';
import { kit } from '../../spec/exchange/kit.js';
import { nameless } from '../report/nameless.js';
import type { Names } from '../report/names.js';
import { type Report, runVerdictOf } from '../report/report.js';
import type { Observer } from './observer.js';

/** The parts of a report without a run besides its rules. It is not complete if a part of the traffic is missing. */
interface Observed extends Pick<Report, 'target' | 'seed' | 'durationMs' | 'complete'> {
  /** Milliseconds since 1970: when the first exchange was sent. */
  readonly startedAt: number;
  /** What the reader has to know about what was judged, and what was not. */
  readonly notes: readonly string[];
}

/** Makes the report of an observer. @param names names to hide; undefined if the report may contain names */
export function observedReport(
  observer: Observer,
  wanted: (rule: RuleId) => boolean,
  { notes, startedAt, ...observed }: Observed,
  names: Names | undefined,
): Report {
  const rules = observer.rows(ruleIds.filter(wanted));
  const verdict = runVerdictOf(rules.filter(({ basis }) => basis !== 'assumed'));
  const why = [
    ...(verdict === 'proved-nothing' ? ['nothing was seen that a rule speaks about'] : []),
    ...notes,
  ];
  const report: Report = {
    verdict,
    ...(why.length === 0 ? {} : { reason: why.join('; ') }),
    ...observed,
    requests: observer.judged(),
    budget: observer.judged(),
    startedAt: new Date(startedAt).toISOString(),
    rules,
    kit,
  };
  return names ? nameless(report, names) : report;
}
