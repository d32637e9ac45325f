import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { seeAssigned } from '../users/seeing.js';
import { wholeListOf } from '../users/whole-list.js';
import { accept, decline, invitationIn, invite, type OwnInvitation, statusIn } from './invitations.js';
import { seeNotPending } from './seeing.js';

const times = 5;
/** What goes wrong one time in five is seen, together with the answers of others. */
const rounds = 3;

const rules = ['invite.accept', 'invite.decline'] as const;

/**
 * One invitee is invited again and again. Several times at once the first invitation is accepted: in whatever order that
 * happens, the first of them accepts a pending invitation; what the others are answered is open. The next ones are declined
 * and accepted in turns, and none of them is pending then.
 */
export const answersAgain = scenario({
  id: 'invitations/again',
  rules,
  needs: ['token', 'second-user'],
  requests: 9 + times + 5 * rounds,
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

      const answered: { readonly rule: (typeof rules)[number]; readonly invitation: OwnInvitation }[] = [];
      for (let round = 0; round < 2 * rounds; round += 1) {
        const [rule, does, answer] =
          round % 2 === 0
            ? (['invite.decline', 'declines', decline] as const)
            : (['invite.accept', 'accepts', accept] as const);
        await removeAccess(t, invitee);
        const next = await invite(t, invitee.email);
        t.step(`the invitee ${does} it`);
        const given = await answer(t, next, invitee);
        // What is answered 5xx may be done all the same, which is seen where it comes again.
        if (given.response.status < 500) t.body(given);
        answered.push({ rule, invitation: next });
      }
      t.step('list the invitations');
      const list = await t.call('getInvitations');
      const items = wholeListOf(t, list);
      for (const each of answered) {
        const received = statusIn(invitationIn(items, each.invitation));
        const seen = { at: 'status', expected: 'any status but pending', received: received ?? null };
        t.soft(each.rule, list).holds(received !== 'pending', seen);
      }
    } finally {
      await removeAccess(t, invitee);
    }
  },
});
