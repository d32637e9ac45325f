import type { components } from '../../../generated/identity.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Store } from '../../state/store.js';

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
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
};

const invitationsOf = (org: string): string => `invitations:${org}`;

/** The organization of each invitation, since the invitee only names the invitation. */
const orgs = 'invitation-orgs';

/** Returns an invitation of this organization; undefined if it belongs to another one. */
export const findInvitation = (store: Store, org: string, id: string): Promise<Invitation | undefined> =>
  store.get<Invitation>(invitationsOf(org), id);

/** Returns an invitation of any organization. */
export async function findInvitationById(store: Store, id: string): Promise<Invitation | undefined> {
  const org = await store.get<string>(orgs, id);
  return org === undefined ? undefined : findInvitation(store, org, id);
}

/** Returns the invitations of an organization, oldest first. */
export async function listInvitations(store: Store, org: string): Promise<readonly Invitation[]> {
  const entries = await store.scan<Invitation>(invitationsOf(org));
  return entries
    .map(({ value }) => value)
    .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1));
}

export async function putInvitation(store: Store, invitation: Invitation): Promise<void> {
  await store.put(invitationsOf(invitation.org), invitation.id, invitation);
  await store.put(orgs, invitation.id, invitation.org);
}

export async function deleteInvitation(store: Store, { org, id }: Invitation): Promise<void> {
  await store.delete(invitationsOf(org), id);
  await store.delete(orgs, id);
}
