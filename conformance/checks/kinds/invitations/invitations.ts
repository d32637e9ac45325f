import { isDeepStrictEqual } from 'node:util';
import type { CheckContext } from '../../../check/check-context.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { type Caller, EndScenario, type RuleId, type Steps, type User } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { hasValue, itemsOf, type Json, type JsonObject, textIn } from '../../../target/json.js';
import type { Row } from '../../laws/row.js';
import { wholeListOf } from '../users/assignments.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toleranceMs = 0.01 * dayMs;

/** When an invitation expires, in milliseconds since 1970; undefined if it shows no readable date. */
export const expirationIn = (record: Json | undefined): number | undefined => timeIn(record, 'expiresAt');

/** Whether an invitation expires 2 weeks after one of these times: give or take a day, or an hour if it was computed by hours. */
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
export function expectTwoWeeks(
  t: Steps,
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

/** When an invitation may have been made, in milliseconds since 1970: as it shows, or by our clock or that of the Date header. */
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

export interface CreatedInvitation {
  readonly id: string;
  readonly creation: Exchange;
  readonly invitee?: User | undefined;
}

/** Returns an email that no user has, so an invitation of it concerns nobody outside the run. */
export const unusedEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Invites a user, or nobody. Ends the scenario if that fails, or the answer has no id. */
export async function invite(t: Steps, invitee?: User): Promise<CreatedInvitation> {
  t.step('create an invitation');
  const body = { email: invitee?.email ?? unusedEmail(t), role: 'editor' };
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
  t: CheckContext & Partial<Pick<Steps, 'step'>>,
  deed: Deed,
  { id }: Pick<CreatedInvitation, 'id'>,
  caller?: Caller,
): Promise<Exchange> {
  t.step?.(caller ? `${deed} as ${caller.label}` : deed);
  return t.call(deed, { path: { invitationId: id } }, caller);
}

/** Calls an operation as whoever may: the invitee alone may answer. */
const perform = (t: Steps, deed: Deed, invitation: CreatedInvitation): Promise<Exchange> =>
  act(t, deed, invitation, /^(accept|decline)/.test(deed) ? invitation.invitee : undefined);

/** Performs a call on a pending invitation. A new one may be in another state at first, in which the call is refused. */
export async function whilePending(t: Steps, deed: Deed, invitation: CreatedInvitation): Promise<Exchange> {
  const first = await perform(t, deed, invitation);
  if (isSuccess(first)) return first;
  const status = statusIn((await act(t, 'getInvitationDetails', invitation)).response.json);
  if (status === undefined) return first;
  if (status === 'pending') return perform(t, deed, invitation);
  throw new EndScenario('inconclusive', `a new invitation is ${status}, not pending`);
}

/** Expects what the end of an invitation rules out to be refused. Returns whether it is. */
export async function expectRuledOut(t: Steps, end: End, invitation: CreatedInvitation): Promise<boolean> {
  const rules: Partial<Record<Deed, RuleId>> = refused[end];
  for (const deed of ['revokeInvitation', 'resendInvitation', 'acceptInvitation'] as const) {
    const rule = rules[deed];
    if (rule === undefined || (deed === 'acceptInvitation' && !invitation.invitee)) continue;
    if (!expectRefused(t, rule, await perform(t, deed, invitation), 'the invitation has ended')) return false;
  }
  return true;
}

/** Returns false if a call is accepted. A 404 shows nothing until the operation has succeeded: its address may be another one. */
export function expectRefused(t: Steps, rule: RuleId, exchange: Exchange, why: string): boolean {
  const { operation, response } = exchange;
  if (![404, 405, 501].includes(response.status) || t.worked(operation))
    return t.soft(rule, exchange).refused(why);
  t.cannot(rule, `${operation} never succeeded here: its refusal may be one of the form it is sent in`);
  return true;
}

const idOf = (item: JsonObject) => textIn(item, 'id') ?? '';
const idsOf = (items: readonly JsonObject[]) => items.map(idOf);
const ownIds = (t: Steps) => new Set(t.owned.remaining().map(({ id }) => id));

export const statusIn = (record: Json | undefined): string | undefined => textIn(record, 'status');

/** Judges the status that a record shows, if it shows one. Returns false if it is a wrong one. */
export function expectStatus(
  t: Steps,
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
 * Returns what the details of the first show, once its status is as expected, if they are still there, and the list of each.
 * @param stays whether the first must be listed as long as its details are there
 */
export async function shownOf(
  t: Steps,
  invitations: readonly [CreatedInvitation, ...CreatedInvitation[]],
  isSo: (status: string | undefined) => boolean,
  stays = false,
): Promise<readonly { readonly answer: Exchange; readonly record: JsonObject }[]> {
  const [first] = invitations;
  const read = () => act(t, 'getInvitationDetails', first);
  const details = await eventually(t, laggingMs, read, ({ response }) => isSo(statusIn(response.json)));
  const isGone = [404, 410].includes(details.response.status);
  const isKept = stays && !isGone;
  const hasFirst = (list: Exchange) => hasValue(list.response.json, first.id);
  t.step('list the invitations');
  const ask = () => t.call('getInvitations');
  const list = await eventually(t, laggingMs, ask, (each) => !isKept || hasFirst(each));
  const all = wholeListOf(t, list);
  const missing = { at: 'body', expected: `the invitation ${first.id}`, received: `${all.length} others` };
  // Where a list shows other ids than creations do, nothing is missing.
  const isById = all.some((each) => ownIds(t).has(idOf(each)));
  if (isKept && isById) t.soft('invite.create-listed', list).holds(hasFirst(list), missing);
  return [
    ...(isGone ? [] : [{ answer: details, record: t.object(details) }]),
    ...all
      .filter((record) => invitations.some(({ id }) => id === idOf(record)))
      .map((record) => ({ answer: list, record })),
  ];
}

/** Filters by at most so many statuses, as each takes a request: more than any target has. */
export const statusesMax = 6;

/** Filters by each status: each list has those of this status alone, and together they are the whole list (section 4.3). */
export async function expectFiltered(t: Steps): Promise<void> {
  const listAll = async () => wholeListOf(t, await t.call('getInvitations'));
  t.step('list the invitations');
  const all = await listAll();
  const own = ownIds(t);
  const statuses = [...new Set(['pending', 'expired', ...all.flatMap((each) => statusIn(each) ?? [])])];
  t.step(`list those that are ${statuses.join(', ')}, all at once`);
  const filtered = async (status: string) => ({
    status,
    list: await t.call('getInvitations', { query: { status } }),
  });
  const lists = await Promise.all(statuses.slice(0, statusesMax).map(filtered));
  const areRight = lists.map(({ status, list }) => {
    // The specification states the name of the filter and these statuses, so a failure is not about the form of the call.
    if (list.fault === 'persistent')
      t.soft('invite.filter-status', list).accepted(`it is asked for those that are ${status}`);
    if (!isSuccess(list)) return false;
    const items = itemsOf(list.response.json);
    const other = items.map(statusIn).find((each) => each !== undefined && each !== status);
    const lost = all.filter((each) => statusIn(each) === status && !idsOf(items).includes(idOf(each)));
    t.soft('invite.filter-status', list).holds(!other && !lost.some((each) => own.has(idOf(each))), {
      at: 'invitations',
      expected: `those that are ${status}, and no others`,
      received: other ?? `${items.length}, without ${lost.length}`,
    });
    return other === undefined && lost.length === 0;
  });
  const rule = 'invite.filter-partition';
  // An empty list shows nothing, and whether a filter returns the right invitations is another rule.
  if (all.length === 0 || !areRight.every(Boolean)) return;
  if (all.some((each) => !lists.some(({ status }) => status === statusIn(each))))
    return t.skip(rule, 'an invitation shows no `status`, or there are too many of them');
  const shown = (items: readonly JsonObject[]) => items.map((each) => `${idOf(each)} ${statusIn(each)}`);
  if (!isDeepStrictEqual(shown(await listAll()), shown(all)))
    return t.cannot(rule, 'somebody else changed an invitation meanwhile');
  const found = lists.flatMap(({ list }) => idsOf(wholeListOf(t, list)));
  const wrong = found.find((id, nth) => !idsOf(all).includes(id) || found.indexOf(id) !== nth);
  t.soft(rule).holds(wrong === undefined, {
    at: 'invitations',
    expected: 'each invitation of the list under one status',
    received: `${wrong} under two, or under one and not in the list`,
  });
}

/** Final statuses of an invitation, as the specification names them (section 3). */
const final = ['accepted', 'declined', 'expired'];

/** Invitations (section 4.3): what is revoked is not pending any more. */
export const invitationRow: Row = {
  kind: 'invitation',
  count: 12,
  body: (t, nth) => ({ email: unusedEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
  listed: 'invite.create-listed',
  read: 'getInvitationDetails',
  gone: { rule: 'invite.revoke-pending', isStill: (record) => statusIn(record) === 'pending' },
  more: ['invite.create', 'invite.expires-2w', 'invite.details'],
  created(t, answer) {
    const record = t.object(answer);
    const expected = `an invitation that is none of ${final.join(', ')}`;
    // It is open whether it is `pending` at once or later.
    expectStatus(t, 'invite.create', answer, record, expected, (status) => !final.includes(status));
    expectTwoWeeks(t, 'invite.expires-2w', answer, madeAt(answer, t.now()));
  },
  both(t, read, listed) {
    const [inList, inDetails] = [described(listed), described(read)];
    const seen = { at: 'body', expected: `as the list has it: ${inList}`, received: inDetails };
    if (inList === described({})) t.skip('invite.details', 'the list shows no `status`, and no `expiresAt`');
    else t.soft('invite.details').holds(inDetails === inList, seen);
  },
  ofOrg: 'invite.org-only',
};

function described(record: Json): string {
  const expiration = expirationIn(record);
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${statusIn(record) ?? 'without status'}, ${expires}`;
}
