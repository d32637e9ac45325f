import * as fc from 'fast-check';
import { one } from '../../arbitraries/broad.js';
import type { CheckContext, FindOptions } from '../../check/check-context.js';
import { type Exchange, isSuccess, type RuleId, type Steps, trial } from '../../check/scenario.js';
import { isAbsent, isObject } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import { isRedirect } from '../../target/transport.js';
import type { Lookup } from '../../view/find-view.js';
import { alteredAt, type Drawn, drawn, indexWithin, madeUp, readJwt, tamper, unsigned } from './altered.js';
import { fewHits, hits } from './finds.js';

/** Finds that would return people if they were admitted, and must be refused (section 5). */
interface Refused {
  readonly rule: RuleId;
  readonly why: string;
  readonly hows: readonly string[];
  /** @default none */
  readonly needs?: readonly Capability[];
  /** How it is sent; undefined if that does not apply to this target. */
  sent(drawn: Drawn, context: CheckContext): FindOptions | Promise<FindOptions | undefined>;
}

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

const noRole = 'the caller holds no role on this organization';
/** A shorter id might be altered into an existing one, on which the caller may even hold a role. */
const alterableMin = 12;

/** Every kind of bad credential, and organizations that the caller has no role on. */
const refused = [
  {
    rule: 'auth.missing',
    why: 'there is no Authorization header',
    hows: ['without one'],
    sent: () => ({ credential: 'none', authorization: null }),
  },
  {
    rule: 'auth.garbage',
    why: 'nobody was given this token',
    hows: ['made-up', 'made-up', ...odd],
    sent: ({ how, text }) => ({
      credential: 'garbage',
      authorization: `Bearer ${how === 'made-up' ? text : how}`,
    }),
  },
  {
    rule: 'auth.tampered',
    why: 'one character of the token was altered',
    hows: ['0', '1', '2'],
    needs: ['token'],
    sent: async ({ how, place }, context) => ({
      credential: 'tampered',
      authorization: `Bearer ${tamper(await context.token(), Number(how), place)}`,
    }),
  },
  {
    rule: 'auth.empty-bearer',
    why: 'there is no token after Bearer',
    // Scheme names are case-insensitive.
    hows: ['Bearer', 'Bearer ', 'bearer', 'Bearer   '],
    sent: ({ how }) => ({ credential: 'empty', authorization: how }),
  },
  {
    rule: 'auth.bearer-scheme',
    why: 'the scheme is not Bearer',
    hows: Object.keys(schemes),
    needs: ['token'],
    async sent({ how }, context) {
      const authorization = schemes[how]?.(await context.token());
      return authorization === undefined ? undefined : { credential: 'wrong-scheme', authorization };
    },
  },
  {
    rule: 'auth.none-alg',
    why: 'the token is not signed',
    hows: ['none', 'None', 'NONE', 'nOnE'],
    needs: ['token'],
    // Applies only if tokens are JSON Web Tokens.
    async sent({ how }, context) {
      const jwt = readJwt(await context.token());
      return jwt && { credential: 'unsigned', authorization: `Bearer ${unsigned(jwt, how)}` };
    },
  },
  {
    rule: 'auth.query-token',
    why: 'the access token is in the query string, where whoever reads a log could use it',
    hows: ['access_token', 'token', 'authorization'],
    needs: ['sign-in'],
    async sent({ how }, { token, target: { org } }) {
      const value = encodeURIComponent(`${how === 'authorization' ? 'Bearer ' : ''}${await token()}`);
      const path = `/${encodeURIComponent(org)}/find?${how}=${value}`;
      return { credential: 'other-header', authorization: null, path };
    },
  },
  {
    rule: 'auth.role-on-org',
    why: noRole,
    hows: ['another one'],
    needs: ['token', 'other-org'],
    sent: () => ({ credential: 'token', org: 'other' }),
  },
  {
    rule: 'auth.unknown-org',
    why: noRole,
    hows: ['made-up', 'made-up', 'uuid', 'altered', 'longer'],
    needs: ['token'],
    sent({ how, text, place }, { target: { org } }) {
      const isAlterable = org.length >= alterableMin;
      let id = text;
      if (how === 'uuid') id = `7d3f0a52-9c41-4e0b-8a6d-${Buffer.from(text).toString('hex').slice(0, 12)}`;
      else if (how === 'longer' && isAlterable) id = `${org}${text}`;
      else if (how === 'altered' && isAlterable)
        id = alteredAt(org, indexWithin(Math.floor(org.length / 2), org.length, place));
      return { credential: 'token', org: 'unknown', path: `/${encodeURIComponent(id)}/find` };
    },
  },
] as const satisfies readonly Refused[];

/** Judges a find that must be refused (sections 5 and 7), without any data (section 5 rule 5). */
function expectRefused<Rule extends RuleId>(
  t: Steps<Rule | 'auth.no-data-on-fail'>,
  rule: Rule,
  exchange: Exchange,
  why: string,
): void {
  t.soft(rule, exchange).refused(why);
  if (isSuccess(exchange)) return;
  const { status, json = null } = exchange.response;
  const hasMatches = isObject(json) && !isAbsent(json['matches']);
  t.soft('auth.no-data-on-fail', exchange).holds(
    !hasMatches && !JSON.stringify(json).includes('"people":[{'),
    {
      at: hasMatches ? 'matches' : 'body',
      expected: `neither matches nor people in a refusal with status ${status}`,
      received: Object.keys(Object(json)),
    },
  );
}

/** Each find is cheap, and a fault may be intermittent. */
const [runsMin, runsMax] = [4, 6];

export const refusedFinds = refused.map((row: Refused & { rule: (typeof refused)[number]['rule'] }) => {
  const { rule, hows, needs = [], why } = row;
  return trial({
    id: rule.replace('.', '/'),
    rules: [rule, 'auth.no-data-on-fail'],
    needs,
    runs: Math.min(runsMax, Math.max(runsMin, hows.length)),
    cases: (pool) => fc.record({ lookups: fewHits(pool), odd: drawn(hows) }),
    async record(t, { lookups, odd }) {
      const how = await row.sent(odd, t);
      if (how) expectRefused(t, rule, await t.find({ matches: lookups }, how), why);
    },
  });
});

/**
 * An API key is sent as Bearer token: if that is refused, it must not be accepted in another header (section 5). If no header
 * is accepted, keys do not work here at all, which is open: then nothing is observed of the header.
 */
export const keyHeader = trial({
  id: 'auth/api-key',
  rules: ['auth.key-same-header'],
  needs: ['api-key'],
  runs: 2,
  cases: fewHits,
  async record(t, lookups) {
    const rule = 'auth.key-same-header';
    const body = { matches: lookups };
    const answer = await t.find(body, { credential: 'api-key' });
    if (![400, 401, 403].includes(answer.response.status)) return t.soft(rule, answer).accepted('as Bearer');
    const key = t.target.apiKey ?? '';
    for (const how of [
      { authorization: null, headers: { 'x-api-key': key } },
      { authorization: `ApiKey ${key}` },
    ]) {
      const taken = await t.find(body, { credential: 'other-header', ...how });
      if (isSuccess(taken)) return t.soft(rule, taken).refused('the key is refused as Bearer');
    }
  },
});

/** Statuses that may have other reasons: load, or the lack of a role, unless another call shows that the role is held. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find with hits, sent for an organization configured as having no credit (sections 4.1 and 7). When payment is required is
 * open (question find.credit-check), so a success is no evidence.
 */
export const payment = trial({
  id: 'limits/payment',
  rules: ['find.402-shape'],
  needs: ['token', 'empty-org'],
  cases: (pool) => fc.record({ lookup: fc.constantFrom(...hits(pool)), nobody: madeUp() }),
  async record(t, { lookup, nobody }) {
    const rule = 'find.402-shape';
    const ask = (about: Lookup) =>
      t.find({ matches: [about], size: 1 }, { credential: 'token', org: 'empty' });
    const answer = await ask(lookup);
    const { status } = answer.response;
    if (isSuccess(answer)) return t.cannot(rule, 'nothing had to be paid for: the call succeeded');
    const isUnclear = isRedirect(answer.response) || unrelated.includes(status);
    if (isUnclear || (status >= 500 && answer.fault !== 'persistent'))
      return t.cannot(rule, `status ${status} need not be about credit`);
    // A find without hits costs nothing, so it succeeds for any caller with a role.
    if (ofNoRole.includes(status) && !isSuccess(await ask(one('name', nobody))))
      return t.cannot(rule, `status ${status} may be for lack of a role there`);
    const expected = '402: the organization has no credit';
    t.soft(rule, answer).holds(status === 402, { at: 'status', expected, received: status });
  },
});

/** Valid calls and calls without a credential alternating on connections that are kept open (section 5). */
export const keepAlive = trial({
  id: 'auth/keep-alive',
  rules: ['concurrency.keepalive-mix', 'auth.no-data-on-fail'],
  needs: ['token'],
  requests: 4,
  cases: fewHits,
  async record(t, lookups) {
    const body = { matches: lookups };
    for (const _ of ['first round', 'second round']) {
      await t.find(body, { credential: 'token' });
      const answer = await t.find(body, { credential: 'none', authorization: null });
      const why = 'whatever the call before it had, it has no credential';
      expectRefused(t, 'concurrency.keepalive-mix', answer, why);
    }
  },
});
