import { type RuleReport, type RunVerdict, runVerdictOf } from '../report/report.js';
import type { Interruption } from '../target/interruption.js';

/** The part of a rule's report that counts for the verdict. */
export type Row = Pick<RuleReport, 'id' | 'basis' | 'verdict' | 'observations'>;

/**
 * The verdict of a whole run, and its reason, from the verdicts of rules and what has interrupted it.
 * @param unpaid why finds were not sent because of their cost
 */
export function runVerdict(
  interruption: Interruption | undefined,
  rows: readonly Row[],
  unpaid?: string,
): { readonly verdict: RunVerdict; readonly reason?: string } {
  const binding = rows.filter((row) => row.basis !== 'assumed');
  const verdict = runVerdictOf(binding);
  // Rows keep what was judged before. A run that ended early is never green, but if its limits or a fault of the kit ended
  // it, the violations that it has shown count.
  if (interruption?.endsRun) {
    const reason = interruption.message;
    const { kind } = interruption;
    const isShown =
      kind === 'token-refused'
        ? rows.some(({ id, verdict }) => id === 'session.token-works' && verdict === 'fail')
        : verdict === 'non-conformant' && (kind === 'limit-reached' || kind === 'kit-broke');
    if (isShown) return { verdict, reason };
    return { verdict: kind === 'kit-broke' ? 'error' : 'proved-nothing', reason };
  }
  const because = interruption?.message ?? unpaid;
  const why = because === undefined ? '; see why beside each rule' : `: ${because}`;
  if (verdict === 'proved-nothing') return { verdict, reason: `no rule was exercised${why}` };
  // Working sign-ins do not show that the service does its work.
  if (verdict === 'conformant' && rows.some(isUnansweredFind) && !(unpaid && rows.some(isBeyondSigningIn))) {
    return { verdict: 'proved-nothing', reason: `no find was answered${why}` };
  }
  if (verdict === 'error')
    return { verdict, reason: 'the kit could not judge some rules; that is a fault of the kit' };
  return interruption && interruption.kind !== 'budget-spent'
    ? { verdict, reason: interruption.message }
    : { verdict };
}

/** Whether a rule beyond signing in was observed: that is enough if finds were not sent because of their cost. */
function isBeyondSigningIn({ id, basis, observations }: Row): boolean {
  return basis !== 'assumed' && observations > 0 && !/^(session|auth|end|error)\./.test(id);
}

/** Whether no find was answered: this rule observes every answer to a find. */
export function isUnansweredFind({ id, observations }: Row): boolean {
  return id === 'find.status-200' && observations === 0;
}
