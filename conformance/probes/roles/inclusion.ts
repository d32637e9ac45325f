import { roles } from '../../checks/machines/roles/matrix.js';
import type { ProbeContext } from '../probe-context.js';
import { admittedTo, callRequests } from './admitted.js';

/** Whether a higher role includes the lower ones (`cumulative`) or does not (`exact`). */
export type Inclusion = 'cumulative' | 'exact';

/** Requests that it takes, beside the accounts. */
export const inclusionRequests = callRequests;

/** What an operation shows that is stated to require the role viewer; undefined where that shows neither. Once in each round. */
export const inclusionOf = (t: ProbeContext): Promise<Inclusion | undefined> =>
  t.shared('inclusion of roles', async () => {
    const admitted = (await admittedTo({ operation: 'getServiceAccounts', input: () => ({}) }, t)).join();
    if (admitted === 'viewer') return 'exact';
    return admitted === roles.join() ? 'cumulative' : undefined;
  });
