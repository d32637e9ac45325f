import { invitationId, nobodysEmail } from '../../checks/machines/invitations/invitations.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { bodyOf, decided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { invitationOfNobody, requestInvitation } from './inviting.js';

/** Refusals that speak of what there is already, and not of the caller or the address. */
const conflicts: readonly number[] = [400, 409, 422];

export const duplicate = asks('invite.duplicate', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  once: true,
  async ask(t) {
    const { id, email } = await invitationOfNobody(t);
    const again = decided(await requestInvitation(t, email));
    const answers: Exchange[] = [again];
    if (t.control) {
      const member = await t.callers.newUser('a member', ['viewer']);
      answers.push(decided(await requestInvitation(t, member.email)));
    }
    // What is wrong with both is not that somebody is invited a second time.
    bodyOf(await requestInvitation(t, nobodysEmail(t)));
    const saw = `whoever has a pending invitation or access is invited → status ${[...new Set(answers.map(({ response }) => response.status))].join(' and ')}`;
    if (answers.every(({ response }) => conflicts.includes(response.status))) return agrees('conflict', saw);
    const areNew = answers.every(
      (each) => isSuccess(each) && ![undefined, id].includes(invitationId(each.response.json)),
    );
    return areNew ? agrees('second-invitation', `${saw}, with another id`) : otherwise(saw);
  },
});
