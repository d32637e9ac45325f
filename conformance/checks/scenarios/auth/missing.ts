import * as fc from 'fast-check';
import { isSuccess, observed } from '../outcome.js';
import { refusedFind } from './refused-find.js';

/** All calls require a bearer credential (section 5). Status and header of the refusal are assumed. */
export const missing = refusedFind({
  id: 'auth/missing',
  rule: 'auth.missing',
  also: ['auth.missing-401', 'auth.www-authenticate'],
  variants: () => fc.constant(null),
  how: async () => ({ credential: 'none', authorization: null }),
  why: 'there is no Authorization header',
  more(answer) {
    const { status, headers } = answer.response;
    if (isSuccess(answer) || status === 429 || status >= 500) return [];
    const challenge = headers['www-authenticate'];
    return [
      observed('auth.missing-401', status === 401, () => ({
        at: 'status',
        expected: '401',
        received: status,
      })),
      observed('auth.www-authenticate', challenge !== undefined, () => ({
        at: 'header www-authenticate',
        expected: 'a challenge',
        received: 'no such header',
      })),
    ];
  },
});
