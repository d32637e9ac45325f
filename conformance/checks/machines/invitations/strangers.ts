import { scenario } from '../../../scene/scenario.js';
import { removeAccess } from '../users/assignments.js';
import { wholeListOf } from '../users/whole-list.js';
import { accept, decline, detailsOf, invitationId, invite, nobodysEmail, statusIn } from './invitations.js';
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

/** Invitations of another organization are not in the list (section 4.3). */
export const invitationsOfOthers = scenario({
  id: 'invitations/other-org',
  rules: ['invite.org-only'],
  needs: ['token', 'own-resources', 'control', 'other-org'],
  requests: 6,
  async record(t) {
    const org_id = t.target.otherOrg ?? '';
    const admin = await t.callers.lasting(
      'an admin of another organization',
      ['viewer', 'editor', 'admin'],
      org_id,
    );
    const email = nobodysEmail(t);
    t.step('an admin of another organization creates an invitation there');
    const creation = await t.call(
      'createInvitation',
      { path: { org_id }, body: { email, role: 'viewer' } },
      admin,
    );
    const id = invitationId(t.object(creation));
    if (id === undefined) return;
    try {
      t.step('list the invitations');
      const list = await t.call('getInvitations');
      const foreign = wholeListOf(t, list).find(
        (item) => invitationId(item) === id || Object.values(item).includes(email),
      );
      t.soft('invite.org-only', list).holds(foreign === undefined, {
        at: 'invitations',
        expected: 'no invitation of another organization',
        received: 'the invitation of the other one',
      });
    } finally {
      // The credential of the run cannot reach it, so the admin who made it revokes it.
      await t.call('revokeInvitation', { path: { org_id, invitationId: id } }, admin);
    }
  },
});
