import type { RuleId } from '../../../../generated/rules.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { detailsOf, type OwnInvitation, statusIn } from './invitations.js';

/** Final statuses of an invitation, as the specification names them (section 3). */
const ended = ['accepted', 'declined', 'expired'];

/** Checks that a new invitation has no final status. It is open whether it is `pending` at once or later. */
export function seeOpen<Rule extends RuleId>(
  rule: Rule,
  { record, creation }: OwnInvitation,
  t: Recorder<Rule>,
): void {
  const received = statusIn(record);
  if (received === undefined) {
    t.skip(rule, noStatus);
    return;
  }
  const expected = `an invitation that is neither ${ended.slice(0, -1).join(', ')} nor ${ended.at(-1)}`;
  t.expect(rule, creation).holds(!ended.includes(received), { at: 'status', expected, received });
}

/** Checks that an invitation is no longer pending, or no longer exists. */
export async function seeNotPending<Rule extends RuleId>(
  rule: Rule,
  invitation: OwnInvitation,
  t: Scene<Rule>,
): Promise<void> {
  t.step('get its details');
  const read = ({ response: { status, json } }: Exchange) =>
    status === 404 || status === 410 ? 'gone' : statusIn(json);
  const isOver = (details: Exchange) => read(details) !== 'pending';
  const details = await eventually(t, laggingMs, () => detailsOf(t, invitation), isOver);
  const received = read(details);
  if (received !== 'gone' && !isSuccess(details))
    t.cannot(rule, `the details were answered with status ${details.response.status}`);
  else if (received === undefined) t.skip(rule, noStatus);
  else {
    const seen = { at: 'status', expected: 'any status but pending', received };
    t.expect(rule, details).holds(received !== 'pending', seen);
  }
}

/**
 * Checks that a call is refused; returns false if it is accepted. Until the operation has succeeded in this run, a status such
 * as 404 may mean that the target does not know its address, and shows nothing.
 */
export function seeRefused<Rule extends RuleId>(
  rule: Rule,
  exchange: Exchange,
  why: string,
  t: Recorder<Rule> & Pick<Scene, 'worked'>,
): boolean {
  const { operation, response } = exchange;
  const mayBeForm = [404, 405, 501].includes(response.status);
  if (!mayBeForm || t.worked(operation)) return t.soft(rule, exchange).refused(why);
  t.cannot(rule, `${operation} never succeeded here: its refusal may be one of the form it is sent in`);
  return true;
}

/** The same, but ends the scenario if the call is not refused. */
export function expectRefused<Rule extends RuleId>(
  t: Scene<Rule>,
  rule: Rule,
  exchange: Exchange,
  why: string,
): void {
  if (!seeRefused(rule, exchange, why, t)) throw new EndScenario('unmet', why);
}

export const noStatus = 'the answer shows no `status` of an invitation: map it with --overlay';
