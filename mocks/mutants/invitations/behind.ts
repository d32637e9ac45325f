import type { PendingResponse } from '../../engine/dispatch.js';
import type { AnyCall } from '../../engine/handler.js';
import type { Scene } from '../../engine/hooks.js';
import type { World } from '../../engine/world.js';
import {
  findInvitationById,
  type Invitation,
  putInvitation,
  shownInvitation,
} from '../../identity/invitations.js';
import type { Mutant } from '../mutant.js';

type AnswerHook = NonNullable<Mutant['answer']>;

/** Returns the stored invitation that a call names. */
export async function invitationBehind(
  call: Pick<AnyCall, 'path'> | undefined,
  { store }: World,
): Promise<Invitation | undefined> {
  const id = call?.path['invitationId'];
  return typeof id === 'string' ? findInvitationById(store, id) : undefined;
}

/** Rewrites the stored invitation that a call names, and returns whether there is one. */
export async function rewriteBehind(
  call: Pick<AnyCall, 'path'> | undefined,
  world: World,
  change: (invitation: Invitation) => Partial<Invitation>,
): Promise<boolean> {
  const invitation = await invitationBehind(call, world);
  if (invitation) await putInvitation(world.store, { ...invitation, ...change(invitation) });
  return invitation !== undefined;
}

/** Whether a call of this operation was refused because of the status of its invitation, and the predicate holds for it. */
export async function isWrongStatus(
  scene: Scene,
  operation: Scene['operation'],
  is: (invitation: Invitation, nowMs: number) => boolean,
): Promise<boolean> {
  if (scene.operation !== operation || scene.refusal?.refused !== 'conflict') return false;
  const invitation = await invitationBehind(scene.call, scene.world);
  return invitation !== undefined && is(invitation, scene.world.clock.now());
}

/** Answers as if the invitation had been sent again, accepted or declined. */
export async function asDone(draft: PendingResponse, { call, world }: Scene): Promise<PendingResponse> {
  const invitation = await invitationBehind(call, world);
  if (!invitation) return draft;
  return { ...draft, status: 200, body: shownInvitation(invitation, world.clock.now()) };
}

/** Lets a caller who is refused because it is not the invitee accept or decline an invitation nevertheless. */
export function answering(
  operation: 'acceptInvitation' | 'declineInvitation',
  when: (scene: Scene, invitation: Invitation) => boolean,
): AnswerHook {
  const outcome = operation === 'acceptInvitation' ? 'accepted' : 'declined';
  return async (draft, scene) => {
    if (scene.operation !== operation || scene.refusal?.refused !== 'role-insufficient') return draft;
    const invitation = await invitationBehind(scene.call, scene.world);
    if (!invitation || !when(scene, invitation)) return draft;
    await putInvitation(scene.world.store, { ...invitation, outcome });
    return asDone(draft, scene);
  };
}

/** Whether the caller has the role admin on the organization of the invitation. */
export const isAdmin = ({ call }: Scene, { org }: Invitation): boolean =>
  call?.principal.roles[org]?.includes('admin') === true;
