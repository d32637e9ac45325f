import { type RuleReport, type RunVerdict, runVerdictOf } from '../report/report.js';
import type { Interruption } from '../target/interruption.js';

/** What counts of a rule. */
export type Row = Pick<RuleReport, 'id' | 'basis' | 'verdict' | 'observations'>;

/**
 * What a run says as a whole, and why: of what was seen of each rule, and of what interrupted it.
 * @param unpaid why finds were not sent that the run was not to pay for
 */
export function runVerdict(
  interruption: Interruption | undefined,
  rows: readonly Row[],
  unpaid?: string,
): { readonly verdict: RunVerdict; readonly reason?: string } {
  const binding = rows.filter((row) => row.basis !== 'assumed');
  const verdict = runVerdictOf(binding);
  // What was judged before stays in the rows. A run that ended early is never green; what it has shown to be broken by
  // its limits is broken all the same.
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
  // That signing in works says nothing of what the service is for.
  if (verdict === 'conformant' && rows.some(isUnansweredFind) && !(unpaid && rows.some(isBeyondSigningIn))) {
    return { verdict: 'proved-nothing', reason: `no find was answered${why}` };
  }
  if (verdict === 'error')
    return { verdict, reason: 'the kit could not judge some rules; that is a fault of the kit' };
  return interruption && interruption.kind !== 'budget-spent'
    ? { verdict, reason: interruption.message }
    : { verdict };
}

/** Where finds are not paid for, anything else that the service is for says enough. */
function isBeyondSigningIn({ id, basis, observations }: Row): boolean {
  return basis !== 'assumed' && observations > 0 && !/^(session|auth|end|error)\./.test(id);
}

/** Every find that is answered at all is observed by this rule. */
export function isUnansweredFind({ id, observations }: Row): boolean {
  return id === 'find.status-200' && observations === 0;
}
