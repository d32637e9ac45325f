import { detailsOf, nobodysEmail, revoke, statusIn } from '../../checks/machines/invitations/invitations.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { hasValue } from '../../target/wire/leaves.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { invite } from './inviting.js';

export const revokedForm = asks('invite.revoked-form', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  async ask(t) {
    const invitation = await invite(t, nobodysEmail(t));
    const before = statusIn(bodyOf(await detailsOf(t, invitation)));
    bodyOf(await revoke(t, invitation));
    const isOver = (details: Exchange) => !isSuccess(details) || statusIn(details.response.json) !== before;
    const details = decided(await eventually(t, laggingMs, () => detailsOf(t, invitation), isOver));
    const isListed = hasValue(bodyOf(await t.call('getInvitations')), invitation.id);
    if (isSuccess(details)) {
      const status = statusIn(details.response.json);
      if (status === undefined || status === before)
        throw undecided('a revoked invitation shows no other status than before');
      return status === 'revoked' && isListed
        ? agrees('status', 'a revoked invitation stays, with status revoked')
        : otherwise(
            `a revoked invitation has ${status === 'revoked' ? 'that' : 'another'} status, and is ${isListed ? '' : 'not '}listed`,
          );
    }
    const saw = `a revoked invitation → status ${details.response.status}, and is ${isListed ? '' : 'not '}listed`;
    return isListed ? otherwise(saw) : agrees('deleted', saw);
  },
});
