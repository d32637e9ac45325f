import { scenario } from '../../../scene/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { accept, decline, detailsOf, invite, nobodysEmail, statusIn } from './invitations.js';
import { seeRefused } from './seeing.js';

/** An invitation is nothing to a user with another email (section 4.3). */
export const strangersToInvitation = scenario({
  id: 'invitations/strangers',
  rules: ['invite.details-stranger', 'invite.email-locked', 'invite.accept-only-invitee'],
  needs: ['token', 'second-user'],
  requests: 9,
  async record(t) {
    const stranger = await t.callers.stranger();
    const invitation = await invite(t, nobodysEmail(t));
    t.body(await detailsOf(t, invitation));
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
    seeRefused('invite.accept-only-invitee', declined, 'the caller is not the invitee', t);
  },
});

/** Whoever invites can neither accept nor decline for the invitee (section 4.3). */
export const adminsOfInvitation = scenario({
  id: 'invitations/admins',
  rules: ['invite.accept-only-invitee'],
  requests: 4,
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
    const details = await detailsOf(t, invitation);
    const status = statusIn(t.object(details));
    // Whether a new invitation is pending is another sentence.
    if (status === undefined || statusIn(invitation.record) !== 'pending') return;
    const stays = { at: 'status', expected: 'pending, as it was before', received: status };
    t.expect(rule, details).holds(status === 'pending', stays);
  },
});
