import { story } from '../../story/story.js';
import { removeAccess } from '../users/assignments.js';
import { accept, decline, detailsOf, invite, nobodysEmail, statusIn } from './invitations.js';
import { seeRefused } from './seeing.js';

/** An invitation is nothing to a user with another email (section 4.3). */
export const strangersToInvitation = story({
  id: 'invitations/strangers',
  rules: ['invite.details-stranger', 'invite.email-locked', 'invite.accept-only-invitee'],
  needs: ['identity', 'token', 'own-resources', 'second-user'],
  requests: 9,
  async tell(teller, lab) {
    const sight = { teller, lab };
    const stranger = await lab.callers.outsider('a stranger');
    const invitation = await invite(lab, teller, nobodysEmail(lab));
    teller.body(await detailsOf(lab, invitation));
    teller.step('a stranger gets its details');
    const details = await detailsOf(lab, invitation, stranger);
    seeRefused('invite.details-stranger', details, 'the caller is neither admin nor the invitee', sight);
    teller.step('a stranger accepts it');
    const accepted = await accept(lab, invitation, stranger);
    if (!seeRefused('invite.email-locked', accepted, 'the invitation is locked to another email', sight)) {
      await removeAccess(lab, teller, stranger);
      return;
    }
    teller.step('a stranger declines it');
    const declined = await decline(lab, invitation, stranger);
    seeRefused('invite.accept-only-invitee', declined, 'the caller is not the invitee', sight);
  },
});

/** Whoever invites can neither accept nor decline for the invitee (section 4.3). */
export const adminsOfInvitation = story({
  id: 'invitations/admins',
  rules: ['invite.accept-only-invitee'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 4,
  async tell(teller, lab) {
    const rule = 'invite.accept-only-invitee';
    const sight = { teller, lab };
    const invitation = await invite(lab, teller, nobodysEmail(lab));
    for (const [does, answer] of [
      ['accepts', accept],
      ['declines', decline],
    ] as const) {
      teller.step(`an admin ${does} it`);
      const answered = await answer(lab, invitation);
      if (!seeRefused(rule, answered, 'the caller is not the invitee', sight)) return;
    }
    teller.step('get its details');
    const details = await detailsOf(lab, invitation);
    const status = statusIn(teller.record(details));
    // Whether a new invitation is pending is another sentence.
    if (status === undefined || statusIn(invitation.record) !== 'pending') return;
    const stays = { at: 'status', expected: 'pending, as it was before', received: status };
    teller.see(rule, status === 'pending', () => stays, details);
  },
});
