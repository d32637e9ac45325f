import { isSuccess } from '../../target/exchange.js';
import { answered, bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';

export const noRole = asks('errors.no-role', {
  needs: ['own-resources', 'identity', 'token'],
  requests: 6,
  async ask(t) {
    bodyOf(await t.call('listApiKeys'));
    const viewer = await t.callers.withRole('viewer');
    // Who may read the organization holds a role on it: it is too low, and not missing.
    bodyOf(await t.call('getOrganization', {}, viewer));
    const answer = await t.call('listApiKeys', {}, viewer);
    if (isSuccess(answer)) throw undecided('an account of the role viewer may list API keys');
    return answered(answer, 'an account of the role viewer lists API keys', {
      403: 'rejected-403',
      404: 'rejected-404',
      401: 'rejected-401',
    });
  },
});
