import { invitationId, nobodysEmail } from '../../checks/machines/invitations/invitations.js';
import { isSuccess } from '../../target/exchange.js';
import { answered, bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';

export const conflict = asks('errors.conflict', {
  hiddenBy: { 'invite.revoked-form': ['deleted'] },
  needs: ['own-resources', 'identity', 'token'],
  requests: 5,
  once: true,
  async ask(t) {
    const created = bodyOf(
      await t.call('createInvitation', { body: { email: nobodysEmail(t), role: 'viewer' } }),
    );
    const id = invitationId(created);
    if (id === undefined) throw undecided('the answer to a created invitation shows no id');
    const path = { invitationId: id };
    bodyOf(await t.call('revokeInvitation', { path }));
    const answer = await t.call('revokeInvitation', { path });
    const status = answer.response.status;
    // What is gone has no state that could forbid anything.
    const isThere = isSuccess(await t.call('getInvitationDetails', { path }));
    if (!isThere)
      throw undecided(`a revoked invitation is not there any more: revoked again → status ${status}`);
    return answered(answer, 'an invitation revoked again', {
      409: 'rejected-409',
      400: 'rejected-400',
      422: 'rejected-422',
    });
  },
});
