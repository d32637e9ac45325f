import { scenario } from '../../../scene/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { accept, decline, detailsOf, invite, nobodysEmail, statusIn } from './invitations.js';
import { seeRefused } from './seeing.js';

/** The admin who invites cannot answer for the invitee; a user with another email can neither read nor answer (section 4.3). */
export const strangersToInvitation = scenario({
  id: 'invitations/strangers',
  rules: ['invite.details-stranger', 'invite.email-locked', 'invite.accept-only-invitee'],
  requests: 11,
  async record(t) {
    const rule = 'invite.accept-only-invitee';
    const invitation = await invite(t, nobodysEmail(t));
    for (const [does, answer] of [
      ['accepts', accept],
      ['declines', decline],
    ] as const) {
      t.step(`an admin ${does} it`);
      const answered = await answer(t, invitation);
      if (!seeRefused(rule, answered, 'the caller is not the invitee', t)) return;
    }
    t.step('get its details');
    const shown = await detailsOf(t, invitation);
    const status = statusIn(t.object(shown));
    // Whether a new invitation is pending is another rule.
    if (status !== undefined && statusIn(invitation.record) === 'pending') {
      const stays = { at: 'status', expected: 'pending, as it was before', received: status };
      t.expect(rule, shown).holds(status === 'pending', stays);
    }

    const stranger = await t.callers.stranger();
    t.step('a stranger gets its details');
    const details = await detailsOf(t, invitation, stranger);
    seeRefused('invite.details-stranger', details, 'the caller is neither admin nor the invitee', t);
    t.step('a stranger accepts it');
    const accepted = await accept(t, invitation, stranger);
    if (!seeRefused('invite.email-locked', accepted, 'the invitation is locked to another email', t)) {
      await removeAccess(t, stranger);
      return;
    }
    t.step('a stranger declines it');
    const declined = await decline(t, invitation, stranger);
    seeRefused(rule, declined, 'the caller is not the invitee', t);
  },
});
