import * as fc from 'fast-check';
import { madeUp } from '../made-up.js';
import { refusedFind } from './refused-find.js';

/** Tokens that nobody was given, some of which a careless comparison may take for one. */
export const odd = [
  'x',
  'null',
  'undefined',
  'true',
  '0',
  "'OR'1'='1",
  '00000000-0000-4000-8000-000000000000',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmVkLWJ5LW5vYm9keS1hdC1hbGwtMDEyMzQ1Njc4OQ',
  'sk-live-0123456789abcdef0123456789abcdef',
  'a'.repeat(2048),
];

/** A bearer credential that the service never issued (section 5). */
export const garbage = refusedFind({
  id: 'auth/garbage',
  rule: 'auth.garbage',
  variants: () =>
    fc.oneof({ weight: 2, arbitrary: madeUp() }, { weight: 3, arbitrary: fc.constantFrom(...odd) }),
  how: async (token) => ({ credential: 'garbage', authorization: `Bearer ${token}` }),
  why: 'nobody was given this token',
});
