import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { listIn } from '../../target/wire/members.js';
import { bodyOf, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { invitationOfNobody } from './inviting.js';

export const statusFilterUnknown = asks('invite.status-filter-unknown', {
  needs: ['identity', 'token'],
  requests: 4,
  async ask(t) {
    // Where there are none, a filter that is not looked at shows none, either.
    await unlessEnded(invitationOfNobody(t));
    const all = listIn(bodyOf(await t.call('getInvitations')));
    if (all === undefined) throw undecided('the invitations are shown without a list');
    const answer = decided(await t.call('getInvitations', { query: { status: 'pdk-unknown' } }));
    const saw = `an unknown status → status ${answer.response.status}`;
    if (answer.response.status === 400) return agrees('rejected-400', saw);
    if (!isSuccess(answer)) return otherwise(saw);
    const found = listIn(answer.response.json);
    if (found === undefined) return otherwise(`${saw} and no list`);
    if (found.length > 0) return otherwise(`${saw} and invitations`);
    if (all.length === 0) throw undecided('there are no invitations that an unknown status could leave out');
    return agrees('empty', `${saw} and no invitations`);
  },
});
