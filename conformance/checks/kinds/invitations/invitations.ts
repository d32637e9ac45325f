import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { answerTo } from '../../../scene/old-tokens.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller, User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** An invitation that the run made. */
export interface OwnInvitation {
  readonly id: string;
  readonly creation: Exchange;
  /** Who is invited, if that is somebody who can answer. */
  readonly invitee?: User | undefined;
  /** The same user, maybe with an old token. @default the invitee */
  readonly caller?: Caller | undefined;
}

/** Returns an email that no user has, so an invitation of it concerns nobody outside the run. */
export const nobodysEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Invites a user, or nobody. Ends the scenario if that fails, or the answer has no id. */
export async function invite(t: Scene, invitee?: User, caller?: Caller): Promise<OwnInvitation> {
  t.step('create an invitation');
  const body = { email: invitee?.email ?? nobodysEmail(t), role: 'editor' };
  const creation = await t.call('createInvitation', { body });
  return { id: t.text(creation, 'id'), creation, invitee, caller };
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

/** By which rules a pending invitation allows what is done with it (section 3). */
export const allowed = {
  revokeInvitation: 'invite.revoke-pending',
  declineInvitation: 'invite.decline',
  acceptInvitation: 'invite.accept',
  resendInvitation: 'invite.resend-pending',
} as const satisfies Partial<Record<Deed, RuleId>>;

/** By which rules others do not, by what was done before (section 3). */
export const refused = {
  revokeInvitation: {
    revokeInvitation: 'invite.revoke-twice',
    resendInvitation: 'invite.resend-revoked',
    acceptInvitation: 'invite.revoked-not-acceptable',
  },
  declineInvitation: { revokeInvitation: 'invite.revoke-declined' },
  acceptInvitation: {
    revokeInvitation: 'invite.revoke-accepted',
    resendInvitation: 'invite.resend-accepted',
  },
  expiration: {
    revokeInvitation: 'invite.revoke-expired',
    acceptInvitation: 'invite.expired-not-acceptable',
  },
} as const satisfies Record<string, Partial<Record<Deed, RuleId>>>;

/** How an invitation ends. */
export type End = keyof typeof refused;

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

const isAnswer = (deed: Deed): boolean => deed === 'acceptInvitation' || deed === 'declineInvitation';

/** Calls an operation as whoever may: the invitee alone may answer. */
export function perform(t: Scene, deed: Deed, invitation: OwnInvitation): Promise<Exchange> {
  const { invitee, caller = invitee } = invitation;
  if (!invitee || !caller || !isAnswer(deed)) return act(t, deed, invitation);
  return answerTo(t, caller, invitee, (each) => act(t, deed, invitation, each));
}

/** Performs a call on a pending invitation. A new one may be in another state at first, in which the call is refused. */
export async function whilePending(t: Scene, deed: Deed, invitation: OwnInvitation): Promise<Exchange> {
  const first = await perform(t, deed, invitation);
  if (isSuccess(first)) return first;
  const status = statusIn((await act(t, 'getInvitationDetails', invitation)).response.json);
  if (status === undefined) return first;
  if (status === 'pending') return perform(t, deed, invitation);
  throw new EndScenario('inconclusive', `a new invitation is ${status}, not pending`);
}

/** Expects what the end of an invitation rules out to be refused. Returns whether it is. */
export async function seeRuledOut(t: Scene, end: End, invitation: OwnInvitation): Promise<boolean> {
  for (const deed of ['revokeInvitation', 'resendInvitation', 'acceptInvitation'] as const) {
    const rules: Partial<Record<Deed, RuleId>> = refused[end];
    const rule = rules[deed];
    if (rule === undefined || (isAnswer(deed) && !invitation.invitee)) continue;
    if (!seeRefused(t, rule, await perform(t, deed, invitation), 'the invitation has ended')) return false;
  }
  return true;
}

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
