import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scenario.js';
import type { Caller, User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { wholeListOf } from '../users/assignments.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toleranceMs = 0.01 * dayMs;

/** When an invitation expires, in milliseconds since 1970; undefined if it shows no readable date. */
export const expirationIn = (record: Json | undefined): number | undefined => timeIn(record, 'expiresAt');

/**
 * Whether an invitation expires 2 weeks after one of these times. Give or take a day: it is open when exactly the 2 weeks end, and the
 * time may be shown as a date without time or zone. An hour more or less, if it was computed by adding hours.
 */
export function isTwoWeeksAfter(record: Json | undefined, ...starts: readonly number[]): boolean {
  const expiration = expirationIn(record);
  if (expiration === undefined) return false;
  return starts.some((start) => {
    const span = expiration - start;
    const isExact = isPrecise(record) && toNext(span, hourMs) < 5000;
    return Math.abs(span - 14 * dayMs) < (isExact ? hourMs : dayMs) + toleranceMs;
  });
}

/** Checks that an invitation expires 2 weeks after one of these times, if the record shows when it does. Returns false if it does not. */
export function seeTwoWeeks(
  t: Scene,
  rule: RuleId,
  answer: Exchange,
  starts: readonly number[],
  record: Json | undefined = answer.response.json,
): boolean {
  const expiration = expirationIn(record);
  const expected = `2 weeks after ${starts.map(written).join(' or ')}`;
  const seen = { at: 'expiresAt', expected, received: written(expiration ?? 0) };
  if (expiration !== undefined) return t.soft(rule, answer).holds(isTwoWeeksAfter(record, ...starts), seen);
  t.skip(rule, `the answer to ${answer.operation} shows no \`expiresAt\` of an invitation`);
  return true;
}

/** Whether an expiration is shown with seconds and a zone, and was not rounded to a minute, an hour or a day. */
export function isPrecise(record: Json | undefined): boolean {
  const shown = textIn(record, 'expiresAt') ?? '';
  const time = Date.parse(shown);
  const isRounded = time % 1000 === 0 && toNext(time, 60_000) <= 2000;
  return /:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(shown) && !isRounded;
}

const toNext = (time: number, unit: number): number => Math.min(time % unit, unit - (time % unit));

/**
 * Returns when an invitation may have been made, in milliseconds since 1970: as its record shows it, or else by our clock or the Date
 * header, which may come from a gateway with a clock of its own.
 */
export function madeAt({ response }: Exchange, now: number): readonly number[] {
  const shown = timeIn(response.json, 'createdAt');
  if (shown !== undefined) return [shown];
  const date = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(date) ? [now] : [now, date];
}

export const written = (time: number): string => new Date(time).toISOString();

function timeIn(record: Json | undefined, name: string): number | undefined {
  const time = Date.parse(textIn(record, name) ?? '');
  return Number.isNaN(time) ? undefined : time;
}

export interface OwnInvitation {
  readonly id: string;
  readonly creation: Exchange;
  readonly invitee?: User | undefined;
}

/** Returns an email that no user has, so an invitation of it concerns nobody outside the run. */
export const nobodysEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Invites a user, or nobody. Ends the scenario if that fails, or the answer has no id. */
export async function invite(t: Scene, invitee?: User): Promise<OwnInvitation> {
  t.step('create an invitation');
  const body = { email: invitee?.email ?? nobodysEmail(t), role: 'editor' };
  const creation = await t.call('createInvitation', { body });
  return { id: t.text(creation, 'id'), creation, invitee };
}

/** By which rules a pending invitation allows what is done with it (section 3). */
export const allowed = {
  revokeInvitation: 'invite.revoke-pending',
  declineInvitation: 'invite.decline',
  acceptInvitation: 'invite.accept',
  resendInvitation: 'invite.resend-pending',
} as const satisfies Record<string, RuleId>;

export type Deed = keyof typeof allowed | 'getInvitationDetails';

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

export type End = keyof typeof refused;

/** Calls an operation on one invitation. @param caller @default the credential of the run */
export function act(
  t: CheckContext & Partial<Pick<Scene, 'step'>>,
  deed: Deed,
  { id }: Pick<OwnInvitation, 'id'>,
  caller?: Caller,
): Promise<Exchange> {
  t.step?.(caller ? `${deed} as ${caller.label}` : deed);
  return t.call(deed, { path: { invitationId: id } }, caller);
}

const isAnswer = (deed: Deed): boolean => deed === 'acceptInvitation' || deed === 'declineInvitation';

/** Calls an operation as whoever may: the invitee alone may answer. */
function perform(t: Scene, deed: Deed, invitation: OwnInvitation): Promise<Exchange> {
  return act(t, deed, invitation, isAnswer(deed) ? invitation.invitee : undefined);
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
  const rules: Partial<Record<Deed, RuleId>> = refused[end];
  for (const deed of ['revokeInvitation', 'resendInvitation', 'acceptInvitation'] as const) {
    const rule = rules[deed];
    if (rule === undefined || (isAnswer(deed) && !invitation.invitee)) continue;
    if (!seeRefused(t, rule, await perform(t, deed, invitation), 'the invitation has ended')) return false;
  }
  return true;
}

/**
 * Checks that a call is refused; returns false if it is accepted. Until the operation has succeeded in this run, a status such
 * as 404 may mean that the target does not know its address, and shows nothing.
 */
export function seeRefused(t: Scene, rule: RuleId, exchange: Exchange, why: string): boolean {
  const { operation, response } = exchange;
  if (![404, 405, 501].includes(response.status) || t.worked(operation))
    return t.soft(rule, exchange).refused(why);
  t.cannot(rule, `${operation} never succeeded here: its refusal may be one of the form it is sent in`);
  return true;
}

export const statusIn = (record: Json | undefined): string | undefined => textIn(record, 'status');

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
 * Returns what the details of the first show, once its status is as expected, and what the list shows of each. One that has ended may no
 * longer exist.
 */
export async function shownOf(
  t: Scene,
  invitations: readonly [OwnInvitation, ...OwnInvitation[]],
  isSo: (status: string | undefined) => boolean,
): Promise<readonly { readonly answer: Exchange; readonly record: JsonObject }[]> {
  const read = () => act(t, 'getInvitationDetails', invitations[0]);
  const details = await eventually(t, laggingMs, read, ({ response }) => isSo(statusIn(response.json)));
  t.step('list the invitations');
  const list = await t.call('getInvitations');
  const own = invitations.map(({ id }) => id);
  const listed = wholeListOf(t, list).filter((record) => own.includes(textIn(record, 'id') ?? ''));
  const isGone = [404, 410].includes(details.response.status);
  return [
    ...(isGone ? [] : [{ answer: details, record: t.object(details) }]),
    ...listed.map((record) => ({ answer: list, record })),
  ];
}
