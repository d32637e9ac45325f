import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import { suffices } from '../engine/authenticate.js';
import { type Call, changing, type Handler, type Reply, type World } from '../engine/handler.js';
import { principals, putPrincipal } from '../engine/principals.js';
import { deny, granted, quote, type Refusal, refuse } from '../engine/refusal.js';
import type { Collection, Store } from '../state/store.js';
import { findUserByEmail, users } from './accounts.js';
import { putMail } from './outbox.js';
import { hasAccess, withRole } from './users.js';

export type InvitationStatus = components['schemas']['Invitation']['status'];

/** An invitation, as stored under its id in the collection of its organization. */
export type Invitation = {
  readonly id: string;
  readonly org: string;
  /** As written; the profile determines which emails are equal. */
  readonly email: string;
  readonly role: Role;
  /** The decision; null until there is one, even after expiration. */
  readonly outcome: 'accepted' | 'declined' | 'revoked' | null;
  /** The id of the principal that created it. */
  readonly invitedBy: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
};

/** The invitations of one organization only, so that those of another one are not found. */
const invitationsOf = (org: string): Collection<Invitation> => `invitations:${org}`;

/** The organization of each invitation, since the invitee only names the invitation. */
const orgs: Collection<string> = 'invitation-orgs';

/** Returns an invitation of any organization. */
export async function findInvitationById(store: Store, id: string): Promise<Invitation | undefined> {
  const org = await store.get(orgs, id);
  return org === undefined ? undefined : store.get(invitationsOf(org), id);
}

export async function listInvitations(store: Store, org: string): Promise<readonly Invitation[]> {
  const all = await store.list(invitationsOf(org));
  return all.sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1));
}

export async function putInvitation(store: Store, invitation: Invitation): Promise<void> {
  await store.put(invitationsOf(invitation.org), invitation.id, invitation);
  await store.put(orgs, invitation.id, invitation.org);
}

async function deleteInvitation(store: Store, { org, id }: Invitation): Promise<void> {
  await store.delete(invitationsOf(org), id);
  await store.delete(orgs, id);
}

export type InvitationAction = 'accept' | 'decline' | 'revoke' | 'resend';

/** Returns the status of an invitation. Expiration is not stored: it follows from the clock. */
export function statusOf({ outcome, expiresAtMs }: Invitation, nowMs: number): InvitationStatus {
  return outcome ?? (nowMs < expiresAtMs ? 'pending' : 'expired');
}

/**
 * Returns an invitation after an action (section 3), or why the action is impossible.
 *
 *                 accept      decline     revoke      resend
 *     pending     accepted    declined    revoked     pending
 *     expired     -           -           -           pending
 *     accepted    -           -           -           -
 *     declined    -           -           -           -
 *     revoked     -           -           -           -
 *
 * @param renewedUntilMs the expiration if it is sent again
 */
export function decideTransition(
  invitation: Invitation,
  action: InvitationAction,
  nowMs: number,
  renewedUntilMs: number,
): Invitation | Refusal {
  const status = statusOf(invitation, nowMs);
  const isOpen = status === 'pending' || (status === 'expired' && action === 'resend');
  if (!isOpen) return refuse('conflict', wrongStatus(invitation.id, status, action));
  return action === 'resend'
    ? { ...invitation, expiresAtMs: renewedUntilMs }
    : { ...invitation, outcome: outcomes[action] };
}

const outcomes = { accept: 'accepted', decline: 'declined', revoke: 'revoked' } as const;

function wrongStatus(id: string, status: InvitationStatus, action: InvitationAction): string {
  const is = `Invitation ${quote(id)} ${status === 'expired' ? 'has expired' : `is ${status}`}`;
  if (action === 'resend') return `${is}; only one that is pending or expired can be sent again.`;
  const hint = status === 'expired' ? ' An admin of the organization can send it again.' : '';
  return `${is}; only one that is pending can be ${outcomes[action]}.${hint}`;
}

const dayMs = 86_400_000;
const lifetimeDays = 14;

/** Returns when an invitation expires that is sent now: 2 weeks later (sections 4.3 and 8). */
export function expirationOf(sentAtMs: number, reading: Readings['invite.lifetime']): number {
  const twoWeeksLater = sentAtMs + lifetimeDays * dayMs;
  return reading === '14-days' ? twoWeeksLater : endOfDay(twoWeeksLater);
}

function endOfDay(atMs: number): number {
  return (Math.floor(atMs / dayMs) + 1) * dayMs;
}

export function shownInvitation(invitation: Invitation, nowMs: number): components['schemas']['Invitation'] {
  const { id, org, email, role, invitedBy, createdAtMs, expiresAtMs } = invitation;
  return {
    id,
    orgId: org,
    email,
    role,
    status: statusOf(invitation, nowMs),
    invitedBy,
    createdAt: new Date(createdAtMs).toISOString(),
    expiresAt: new Date(expiresAtMs).toISOString(),
  };
}

/** Invites a user by email, and sends the mail (section 4.3). */
export const createInvitation = changing<'createInvitation'>(async (call, world) => {
  const { org_id: org } = call.path;
  const { email, role } = call.body;
  const held = call.principal.roles[org] ?? [];
  // A caller who may invite without being admin must not grant a role above those that admins gave them.
  if (!suffices(held, role, 'cumulative')) return tooHigh(role, held);
  const nowMs = world.clock.now();
  const invitation: Invitation = {
    id: world.ids.next('inv'),
    org,
    email,
    role,
    outcome: null,
    invitedBy: call.principal.id,
    createdAtMs: nowMs,
    expiresAtMs: expirationOf(nowMs, world.profile.reading('invite.lifetime')),
  };
  await refuseDuplicate(invitation, world);
  await putInvitation(world.store, invitation);
  await sendInvitation(invitation, world);
  return { status: 201, body: shownInvitation(invitation, nowMs) };
});

function tooHigh(role: string, held: readonly string[]): Refusal {
  const message = `\`role\` is ${role}, which is higher than the caller's own (${held.join(', ')}): only an admin can invite to it.`;
  return refuse('role-insufficient', message, { field: 'role' });
}

interface Standing {
  readonly pending: string | undefined;
  readonly isMember: boolean;
}

/** Returns why an invitation is unnecessary; undefined if it is not. */
export function decideDuplicate(email: string, { pending, isMember }: Standing): Refusal | undefined {
  if (isMember) {
    const message = `The user ${quote(email)} has access to the organization already: change the role with PATCH …/users.`;
    return refuse('conflict', message, { field: 'email' });
  }
  if (pending === undefined) return undefined;
  const message = `${quote(email)} has the pending invitation ${quote(pending)} already: resend it, or revoke it first.`;
  return refuse('conflict', message, { field: 'email' });
}

/** Refuses a second pending invitation, or one for a member, unless the profile allows it. */
async function refuseDuplicate(invitation: Invitation, world: World): Promise<void> {
  if (world.profile.reading('invite.duplicate') === 'second-invitation') return;
  granted(decideDuplicate(invitation.email, await standingOf(invitation, world)));
}

async function standingOf({ id, org, email }: Invitation, world: World): Promise<Standing> {
  const { clock, profile, store } = world;
  const isSame = (other: string) => isSameEmail(other, email, profile.reading('invite.email-lock'));
  const nowMs = clock.now();
  const pending = (await listInvitations(store, org)).find(
    (other) => other.id !== id && isSame(other.email) && statusOf(other, nowMs) === 'pending',
  );
  const user = await findUserByEmail(store, email);
  const isMember = user !== undefined && isSame(user.email) && (await hasAccess(store, user.id, org));
  return { pending: pending?.id, isMember };
}

/** Whether an email equals the invited one, to which an invitation is locked (section 4.3). */
export function isSameEmail(a: string, b: string, reading: Readings['invite.email-lock']): boolean {
  return reading === 'exact' ? a === b : a.toLowerCase() === b.toLowerCase();
}

/** Whether the caller is the user to whom an invitation is locked. Service accounts and API keys have no email. */
async function isInvitee({ id }: Call['principal'], { email }: Invitation, world: World): Promise<boolean> {
  const user = await world.store.get(users, id);
  return user !== undefined && isSameEmail(user.email, email, world.profile.reading('invite.email-lock'));
}

/** Returns the invitations of an organization, filtered by their current status (section 4.3). */
export const getInvitations: Handler<'getInvitations'> = async (call, world) => {
  const { status } = call.query;
  const nowMs = world.clock.now();
  const invitations = (await listInvitations(world.store, call.path.org_id))
    .map((invitation) => shownInvitation(invitation, nowMs))
    .filter((shown) => status === undefined || shown.status === status);
  return { status: 200, body: { invitations } };
};

/** Returns an invitation to admins of the organization and to the invitee (section 4.3). */
export const getInvitationDetails: Handler<'getInvitationDetails'> = async (call, world) => {
  const { org_id: org, invitationId } = call.path;
  const invitation = await world.store.get(invitationsOf(org), invitationId);
  if (call.forbidden) {
    // To a caller without the role, an invitation of another user looks the same as none.
    const isFound = invitation && (await isInvitee(call.principal, invitation, world));
    if (!isFound) return call.forbidden;
  }
  if (!invitation) return noInvitation(invitationId);
  return { status: 200, body: shownInvitation(invitation, world.clock.now()) };
};

/** Accepts an invitation as the invitee, who has the role from the next call on (section 4.3). */
export const acceptInvitation = changing<'acceptInvitation'>(async (call, world) => {
  const reply = await answerAs(call, 'accept', world);
  const { orgId, role } = reply.body;
  // Adds the role to those of the invitee: an invitation never removes a role.
  const given = world.profile.reading('invite.accepted-role') === 'viewer' ? 'viewer' : role;
  const record = await world.store.get(principals, call.principal.id);
  if (record) await putPrincipal(world.store, withRole(record, orgId, given));
  return reply;
});

/** Declines an invitation as the invitee (section 4.3). */
export const declineInvitation = changing<'declineInvitation'>((call, world) =>
  answerAs(call, 'decline', world),
);

async function answerAs(
  { path: { invitationId: id }, principal }: Call<'acceptInvitation'> | Call<'declineInvitation'>,
  action: 'accept' | 'decline',
  world: World,
): Promise<Reply<'acceptInvitation'>> {
  const found = await findInvitationById(world.store, id);
  // The same refusal whether it does not exist or is for another user: only the invitee learns of it.
  if (!found || !(await isInvitee(principal, found, world))) {
    const message = `The caller is not invited by an invitation ${quote(id)}: sign in as the user with the invited email.`;
    deny('role-insufficient', message);
  }
  const nowMs = world.clock.now();
  const answered = granted(decideTransition(found, action, nowMs, found.expiresAtMs));
  await putInvitation(world.store, answered);
  return { status: 200, body: shownInvitation(answered, nowMs) };
}

/** Revokes a pending invitation (section 3 rule 1). */
export const revokeInvitation = changing<'revokeInvitation'>(async ({ path }, { store, clock, profile }) => {
  const { org_id: org, invitationId } = path;
  const found = granted((await store.get(invitationsOf(org), invitationId)) ?? noInvitation(invitationId));
  const revoked = granted(decideTransition(found, 'revoke', clock.now(), found.expiresAtMs));
  const keeps = profile.reading('invite.revoked-form') === 'status';
  await (keeps ? putInvitation : deleteInvitation)(store, revoked);
  return { status: 204, body: undefined };
});

/** Sends a pending or expired invitation again, with a new period of 2 weeks (section 3 rule 2). */
export const resendInvitation = changing<'resendInvitation'>(async ({ path }, world) => {
  const { org_id: org, invitationId } = path;
  const { store, profile } = world;
  const found = granted((await store.get(invitationsOf(org), invitationId)) ?? noInvitation(invitationId));
  const nowMs = world.clock.now();
  const renewedUntilMs = expirationOf(nowMs, profile.reading('invite.lifetime'));
  const resent = granted(decideTransition(found, 'resend', nowMs, renewedUntilMs));
  // After expiration, there may be another invitation, or access without one.
  await refuseDuplicate(resent, world);
  await putInvitation(store, resent);
  await sendInvitation(resent, world);
  return { status: 200, body: shownInvitation(resent, nowMs) };
});

function sendInvitation({ id, org, email, role, expiresAtMs }: Invitation, world: World): Promise<void> {
  const expiresAt = new Date(expiresAtMs).toISOString();
  const text =
    `You are invited to the organization ${org} as ${role}. Sign in as ${email} and accept or decline the ` +
    `invitation ${id} before ${expiresAt}.`;
  const subject = `Invitation to ${org}`;
  const data = { invitationId: id, orgId: org, role, expiresAt };
  return putMail({ to: email, kind: 'invitation', subject, text, data }, world);
}

/** Returns the same refusal whether an invitation never existed, is gone, or belongs to another organization. */
const noInvitation = (id: string): Refusal =>
  refuse('not-found', `The organization has no invitation ${quote(id)}: list them with GET …/invitations.`);
