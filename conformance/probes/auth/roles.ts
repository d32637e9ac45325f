import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { accountRequests } from '../roles/admitted.js';
import { inclusionOf, inclusionRequests } from '../roles/inclusion.js';
import { agrees } from '../sighting.js';

export const inclusion = asks('auth.roles', {
  needs: ['own-resources', 'identity', 'token'],
  requests: accountRequests + inclusionRequests,
  async ask(t) {
    const shown = await inclusionOf(t);
    if (shown === undefined) throw undecided('accounts of a single role are admitted in another way');
    return agrees(
      shown,
      shown === 'exact'
        ? 'an account of the role viewer lists accounts, and one of a higher role does not'
        : 'accounts of every role list accounts, which needs the role viewer',
    );
  },
});
