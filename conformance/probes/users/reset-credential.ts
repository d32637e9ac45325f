import { isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { isForCaller, withCredential, withoutCredential } from './resetting.js';

export const resetCredential = asks('user.reset-credential', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  once: true,
  async ask(t) {
    const bare = await withoutCredential(t);
    const answer = bare.ofUser ?? bare.ofNobody;
    const saw = `a reset without a credential → status ${answer.response.status}`;
    if (isSuccess(answer)) {
      const guarded = decided(await t.call('getOrganization', {}, t.callers.anonymous));
      if (isSuccess(guarded)) throw undecided('other calls go without a credential, too');
      return agrees('none', saw);
    }
    if (!isForCaller(answer)) throw undecided(`${saw}: it may have another form`);
    const signed = await withCredential(t);
    const other = signed.ofUser ?? signed.ofNobody;
    if (isSuccess(other)) return agrees('bearer', `${saw}, with one → status ${other.response.status}`);
    throw undecided(`${saw}, and with one → status ${other.response.status}`);
  },
});
