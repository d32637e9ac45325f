import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { seeAssigned } from '../users/seeing.js';
import { accept, invite } from './invitations.js';
import { seeNotPending } from './seeing.js';

const times = 5;

/**
 * The invitee accepts several times at once. In whatever order that happens, the first of them accepts a pending
 * invitation; what the others are answered is open. Afterwards it is as if it had been accepted once.
 */
export const acceptanceAtOnce = scenario({
  id: 'invitations/at-once',
  rules: ['invite.accept'],
  needs: ['token', 'second-user'],
  requests: 7 + times,
  async record(t) {
    const invitee = await t.callers.outsider('the invitee');
    const invitation = await invite(t, invitee.email, 'editor');
    // Nobody has to wait for the token.
    await invitee.token();
    try {
      t.step(`accept it ${times} times at once`);
      const accepted = await Promise.all(Array.from({ length: times }, () => accept(t, invitation, invitee)));
      const [shown] = [...accepted.filter(isSuccess), ...accepted];
      if (!shown || !t.soft('invite.accept', shown).accepted('one of them accepts it')) return;
      await seeNotPending('invite.accept', invitation, t);
      await seeAssigned('invite.accept', invitee, 'any', t);
    } finally {
      await removeAccess(t, invitee);
    }
  },
});
