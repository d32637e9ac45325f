import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { fewHits } from '../hits.js';
import { refusedCall } from '../refused-call.js';

const rounds = 3;

/** Good calls and calls without a credential in turn, on connections that are kept open (section 5). */
export const keepAlive = investigation({
  id: 'auth/keep-alive',
  rules: ['concurrency.keepalive-mix', 'auth.no-data-on-fail'],
  needs: ['token'],
  requestsPerRun: 2 * rounds,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const outcomes: Outcome[] = [];
    const body = findBody(lookups, null);
    for (let round = 0; round < rounds; round += 1) {
      await context.find(body, { credential: 'token' });
      const answer = await context.find(body, { credential: 'none', authorization: null });
      const why = 'it has no credential, whatever the call before it had';
      outcomes.push(...refusedCall('concurrency.keepalive-mix', answer, why));
    }
    return outcomes;
  },
});
