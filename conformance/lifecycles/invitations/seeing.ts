import type { RuleId } from '../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import type { Exchange } from '../../target/exchange.js';
import type { Recorded } from '../users/seeing.js';
import { detailsOf, type OwnInvitation, statusIn } from './invitations.js';

/** Statuses of an invitation that came to its end, as the specification names them (section 3). */
const ended = ['accepted', 'declined', 'expired'];

/** Sees that a new invitation has not come to its end. How a service calls that, `pending` at once or later, is open. */
export function seeOpen<Rule extends RuleId>(
  rule: Rule,
  { record, creation }: OwnInvitation,
  t: Recorder<Rule>,
): boolean {
  const received = statusIn(record);
  if (received === undefined) {
    t.skip(rule, noStatus);
    return true;
  }
  const expected = `an invitation that is neither ${ended.slice(0, -1).join(', ')} nor ${ended.at(-1)}`;
  return t.soft(rule, creation).holds(!ended.includes(received), { at: 'status', expected, received });
}

/**
 * Sees that an invitation is no longer pending; one that is not there any more is not. Answers whether the scenario can go
 * on: not with an invitation that is pending all the same.
 */
export async function seeNotPending<Rule extends RuleId>(
  rule: Rule,
  invitation: OwnInvitation,
  { t }: Recorded<Rule>,
): Promise<boolean> {
  t.step('get its details');
  const details = await detailsOf(t, invitation);
  const { status, json } = details.response;
  const isGone = status === 404 || status === 410;
  const shown = isGone ? 'gone' : statusIn(json);
  if (!isGone && !isSuccess(details)) t.cannot(rule, `the details were answered with status ${status}`);
  else if (shown === undefined) t.skip(rule, noStatus);
  else {
    return t
      .soft(rule, details)
      .holds(shown !== 'pending', { at: 'status', expected: 'any status but pending', received: shown });
  }
  return true;
}

/**
 * Sees that a call is refused. As long as the operation never succeeded in this run, an address that the target does
 * not know would be refused as well, and says nothing.
 */
export function seeRefused<Rule extends RuleId>(
  rule: Rule,
  exchange: Exchange,
  why: string,
  { t }: Recorded<Rule>,
): boolean {
  const { operation, response } = exchange;
  const mayBeForm = [404, 405, 501].includes(response.status);
  if (!mayBeForm || t.worked(operation)) return t.soft(rule, exchange).refused(why);
  t.cannot(rule, `${operation} never succeeded here: its refusal may be one of the form it is sent in`);
  return true;
}

export const noStatus = 'the answer shows no `status` of an invitation: map it with --overlay';
