import type { components } from '../../../generated/identity.js';
import type { Call, Handler } from '../../engine/handler.js';
import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import type { Profile } from '../../engine/profile.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { withRole } from '../users/access.js';
import { notTheInvitee } from './absent.js';
import { findInvitationById, type Invitation, putInvitation } from './invitation.js';
import { isInvitee } from './invitee.js';
import { shownInvitation } from './shown.js';
import { decideTransition } from './transition.js';

/** Accepts an invitation as the invitee, who has the role from the next call on (section 4.3). */
export const acceptInvitation: Handler<'acceptInvitation'> = async (call, world) => {
  const answered = await answerAs(call, 'accept', world, (invitation, store) =>
    giveRole(call.principal.id, invitation, store, world.profile),
  );
  return isRefusal(answered) ? answered : { status: 200, body: answered };
};

/** Declines an invitation as the invitee (section 4.3). */
export const declineInvitation: Handler<'declineInvitation'> = async (call, world) => {
  const answered = await answerAs(call, 'decline', world);
  return isRefusal(answered) ? answered : { status: 200, body: answered };
};

function answerAs(
  { path, principal }: Call<'acceptInvitation'> | Call<'declineInvitation'>,
  action: 'accept' | 'decline',
  world: World,
  takeEffect: (invitation: Invitation, store: Store) => Promise<void> = async () => {},
): Promise<components['schemas']['Invitation'] | Refusal> {
  return world.store.transact(async (store) => {
    const found = await findInvitationById(store, path.invitationId);
    const isTheirs = found && (await isInvitee(principal, found, store, world));
    if (!isTheirs) return notTheInvitee(path.invitationId);
    const nowMs = world.clock.now();
    const answered = decideTransition(found, action, nowMs, found.expiresAtMs);
    if (isRefusal(answered)) return answered;
    await putInvitation(store, answered);
    await takeEffect(answered, store);
    return shownInvitation(answered, nowMs);
  });
}

/** Adds the role to those of the invitee: an invitation never removes a role. */
async function giveRole(
  userId: string,
  { org, role }: Invitation,
  store: Store,
  profile: Profile,
): Promise<void> {
  const given = profile.reading('invite.accepted-role') === 'viewer' ? 'viewer' : role;
  const record = await getPrincipal(store, userId);
  if (record) await putPrincipal(store, withRole(record, org, given));
}
