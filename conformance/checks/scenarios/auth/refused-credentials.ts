import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { madeUp, perMille } from '../altered.js';
import { fewHits, refusedFind } from '../finds.js';
import { refusedCall } from '../outcome.js';
import { readJwt, tamper, unsigned } from './jwt.js';

/** Tokens that were never issued, some of which a careless comparison may accept. */
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

const schemes: Readonly<Record<string, (token: string) => string>> = {
  Token: (token) => `Token ${token}`,
  bare: (token) => token,
  Basic: (token) => `Basic ${Buffer.from(`token:${token}`).toString('base64')}`,
  'Basic as user name': (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
  'Basic as it is': (token) => `Basic ${token}`,
  ApiKey: (token) => `ApiKey ${token}`,
};

/** Finds with every kind of bad credential: all calls require a valid bearer token (section 5). */
export const refusedCredentials = [
  refusedFind({
    id: 'auth/missing',
    rule: 'auth.missing',
    // `keepAlive` sends more, between valid calls.
    runs: 3,
    variants: () => fc.constant(null),
    how: async () => ({ credential: 'none', authorization: null }),
    why: 'there is no Authorization header',
  }),
  refusedFind({
    id: 'auth/garbage',
    rule: 'auth.garbage',
    runs: 6,
    variants: () =>
      fc.oneof({ weight: 2, arbitrary: madeUp() }, { weight: 3, arbitrary: fc.constantFrom(...odd) }),
    how: async (token) => ({ credential: 'garbage', authorization: `Bearer ${token}` }),
    why: 'nobody was given this token',
  }),
  refusedFind({
    id: 'auth/tampered',
    rule: 'auth.tampered',
    needs: ['token'],
    variants: () => fc.record({ segment: fc.integer({ min: 0, max: 2 }), place: perMille() }),
    async how({ segment, place }, context) {
      const token = tamper(await context.token(), segment, place);
      return { credential: 'tampered', authorization: `Bearer ${token}` };
    },
    why: 'one character of the token was altered',
  }),
  refusedFind({
    id: 'auth/empty-bearer',
    rule: 'auth.empty-bearer',
    // Scheme names are case-insensitive.
    variants: () => inTurn('Bearer', 'Bearer ', 'bearer', 'Bearer   '),
    how: async (authorization) => ({ credential: 'empty', authorization }),
    why: 'there is no token after Bearer',
  }),
  refusedFind({
    id: 'auth/bearer-scheme',
    rule: 'auth.bearer-scheme',
    needs: ['token'],
    runs: 6,
    variants: () => inTurn(...Object.keys(schemes)),
    async how(variant, context) {
      const authorization = schemes[variant]?.(await context.token());
      return authorization === undefined ? undefined : { credential: 'wrong-scheme', authorization };
    },
    why: 'the scheme is not Bearer',
  }),
  refusedFind({
    id: 'auth/none-alg',
    rule: 'auth.none-alg',
    needs: ['token'],
    // Applies only if tokens are JSON Web Tokens.
    variants: () => inTurn('none', 'None', 'NONE', 'nOnE'),
    async how(algorithm, context) {
      const jwt = readJwt(await context.token());
      return jwt && { credential: 'unsigned', authorization: `Bearer ${unsigned(jwt, algorithm)}` };
    },
    why: 'the token is not signed',
  }),
  refusedFind({
    id: 'auth/query-token',
    rule: 'auth.query-token',
    needs: ['sign-in'],
    runs: 5,
    variants: () => inTurn('access_token', 'token', 'authorization'),
    async how(name, context) {
      const token = await context.token();
      const value = encodeURIComponent(name === 'authorization' ? `Bearer ${token}` : token);
      const path = `/${encodeURIComponent(context.target.org)}/find?${name}=${value}`;
      return { credential: 'other-header', authorization: null, path };
    },
    why: 'the access token is in the query string, where whoever reads a log could use it',
  }),
];

const rounds = 2;

/** Valid calls and calls without a credential alternating on connections that are kept open (section 5). */
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
