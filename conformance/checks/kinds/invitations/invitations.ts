import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** An invitation that the run made. */
export interface OwnInvitation {
  readonly id: string;
  readonly email: string;
  /** Its record in the answer to its creation. */
  readonly record: JsonObject;
  readonly creation: Exchange;
}

/** Returns an email that no user has, so an invitation of it concerns nobody outside the run. */
export const nobodysEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Creates an invitation. Ends the scenario if that fails, or the answer has no id. */
export async function invite(
  t: Scene,
  email: string,
  role: 'viewer' | 'editor' = 'viewer',
): Promise<OwnInvitation> {
  t.step(`create an invitation with the role ${role}`);
  const creation = await t.call('createInvitation', { body: { email, role } });
  return { id: t.text(creation, 'id'), email, record: t.object(creation), creation };
}

/** What can be done with one invitation, in words. */
const does = {
  getInvitationDetails: 'get its details',
  acceptInvitation: 'accept it',
  declineInvitation: 'decline it',
  revokeInvitation: 'revoke it',
  resendInvitation: 'send it again',
} as const;

export type Deed = keyof typeof does;
type Named = Pick<OwnInvitation, 'id'>;

/** Calls an operation on one invitation. @param caller @default the credential of the run */
export function act(
  t: CheckContext & Partial<Pick<Scene, 'step'>>,
  deed: Deed,
  { id }: Named,
  caller?: Caller,
): Promise<Exchange> {
  t.step?.(caller ? `${does[deed]} as ${caller.label}` : does[deed]);
  return t.call(deed, { path: { invitationId: id } }, caller);
}

/** Performs a call on a pending invitation. A new one may be in another state at first, in which the call is refused. */
export async function whilePending(
  t: Scene,
  invitation: Named,
  call: () => Promise<Exchange>,
): Promise<Exchange> {
  const first = await call();
  if (isSuccess(first)) return first;
  const status = statusIn((await act(t, 'getInvitationDetails', invitation)).response.json);
  if (status === 'pending') return call();
  if (status === undefined) return first;
  throw new EndScenario('inconclusive', `a new invitation is ${status}, not pending`);
}

/** What the invitee alone may do. */
export const byInvitee: ReadonlySet<Deed> = new Set(['acceptInvitation', 'declineInvitation']);

/** The status of an invitation; undefined if the record shows none as text. */
export const statusIn = (record: Json | undefined): string | undefined => textIn(record, 'status');

/** Finds an invitation in a list by its id. */
export const invitationIn = (items: readonly JsonObject[], { id }: Named): JsonObject | undefined =>
  items.find((item) => textIn(item, 'id') === id);

/** Judges the status that a record shows, if it shows one. Returns false if it is a wrong one. */
export function seeStatus(
  t: Scene,
  rule: RuleId,
  answer: Exchange,
  record: Json | undefined,
  expected: string,
  isSo = (status: string) => status === expected,
): boolean {
  const received = statusIn(record);
  if (received !== undefined)
    return t.soft(rule, answer).holds(isSo(received), { at: 'status', expected, received });
  t.skip(rule, `the answer to ${answer.operation} shows no \`status\` of an invitation`);
  return true;
}

/**
 * Checks that a call is refused; returns false if it is accepted. Until the operation has succeeded in this run, a status such
 * as 404 may mean that the target does not know its address, and shows nothing.
 */
export function seeRefused(t: Scene, rule: RuleId, exchange: Exchange, why: string): boolean {
  const { operation, response } = exchange;
  const mayBeForm = [404, 405, 501].includes(response.status);
  if (!mayBeForm || t.worked(operation)) return t.soft(rule, exchange).refused(why);
  t.cannot(rule, `${operation} never succeeded here: its refusal may be one of the form it is sent in`);
  return true;
}
