import { isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { isForCaller, withCredential, withoutCredential } from './resetting.js';

export const resetUnknown = asks('user.reset-unknown', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 7,
  once: true,
  async ask(t) {
    const bare = await withoutCredential(t);
    const { ofNobody, ofUser } = isForCaller(bare.ofNobody) ? await withCredential(t) : bare;
    const { status } = ofNobody.response;
    if (ofUser && !isSuccess(ofUser)) throw undecided(`a reset of a user → status ${ofUser.response.status}`);
    if (!ofUser && !isSuccess(ofNobody))
      throw undecided('whether the reset of a user goes otherwise is not known');
    const saw = `a reset of an email that nobody has → status ${status}`;
    if (status === 202) return agrees('accepted-202', saw);
    return status === 404 ? agrees('rejected-404', saw) : otherwise(saw);
  },
});
