import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { madeUp, perMille } from '../made-up.js';
import { isSuccess, observed } from '../outcome.js';
import { readJwt, tamper, unsigned } from './jwt.js';
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

const schemes: Readonly<Record<string, (token: string) => string>> = {
  Token: (token) => `Token ${token}`,
  bare: (token) => token,
  Basic: (token) => `Basic ${Buffer.from(`token:${token}`).toString('base64')}`,
  'Basic as user name': (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
  'Basic as it is': (token) => `Basic ${token}`,
  ApiKey: (token) => `ApiKey ${token}`,
};

/** Finds with every kind of bad credential: all calls require a good one as bearer (section 5). */
export const refusedCredentials = [
  refusedFind({
    id: 'auth/missing',
    rule: 'auth.missing',
    // Status and header of the refusal are assumed.
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
  }),
  refusedFind({
    id: 'auth/garbage',
    rule: 'auth.garbage',
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
    // The name of a scheme may be in any letter case.
    variants: () => inTurn('Bearer', 'Bearer ', 'bearer', 'Bearer   '),
    how: async (authorization) => ({ credential: 'empty', authorization }),
    why: 'there is no token after Bearer',
  }),
  refusedFind({
    id: 'auth/bearer-scheme',
    rule: 'auth.bearer-scheme',
    needs: ['token'],
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
    runs: 4,
    // Only where tokens are JSON Web Tokens.
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
