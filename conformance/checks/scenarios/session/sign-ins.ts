import type { OperationId } from '../../../../generated/operations.js';
import { fixedCaller, type RuleId, type Seen, type Steps, scenario } from '../../../check/scenario.js';
import { EndScenario, unlessNotSent } from '../../../target/end-scenario.js';
import { type CredentialKind, type Exchange, isSuccess } from '../../../target/exchange.js';
import { isObject, textIn } from '../../../target/json.js';
import { readNaive } from '../../../target/session.js';
import { targetTime } from '../../../view/record-view.js';
import { noMatch, useKey } from '../../kinds/api-keys/keys.js';
import { alteredAt, escaped, indexWithin } from '../altered.js';
import * as signing from './sign-in.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The rules of what any session shows, by JSON, and by password. */
const rulesOfGranted = [
  'session.200-only',
  'session.expires-iso',
  'session.expires-no-zone',
  'session.expires-future',
  'session.lifetime-at-most-1h',
] as const;
const rulesOfJson = [...rulesOfGranted, 'session.access-token', 'session.expires-at'] as const;
const rulesOfPassword = [
  ...rulesOfGranted,
  'session.password-access-token',
  'session.password-expiry',
  'session.refresh-cookie',
] as const;

/** Sign-ins of the service account, and finds with their tokens (sections 4.2 and 5 rule 1). */
const byAccount = scenario({
  id: 'session/service-account',
  rules: ['session.post', 'session.token-works', ...rulesOfJson],
  needs: ['service-account'],
  requests: 5,
  async record(t) {
    const rule = 'session.token-works';
    for (const time of ['first', 'second', 'third']) {
      t.step('sign in');
      const session = await t.session({ json: signing.serviceAccount(t.target) ?? null, isGood: true });
      t.expect('session.post', session).accepted('the credentials are those of the service account');
      expectGranted(t, session, 'JSON');
      const token = signing.tokenIn(session);
      // The first token may be the only one that is known.
      if (time === 'first' || token === undefined) continue;
      t.step('find with its token');
      const answer = await useKey(t, { key: token }, 'find');
      const { status } = answer.response;
      if (status === 401 && time === 'second') continue;
      const seen = { at: 'status', expected: 'not 401 for a token that was just issued', received: status };
      // Other refusals are about a role, credit or load.
      if (status === 401 || isSuccess(answer)) t.soft(rule, answer).holds(status !== 401, seen);
      else t.cannot(rule, `the target answered with status ${status}`);
      return;
    }
  },
});

/** Calls of two interfaces, as a base URL may be wrong for one alone, and of two roles, as neither may include the other. */
const asked: readonly OperationId[] = ['find', 'getOrganization', 'listApiKeys'];

/**
 * Performed by a run whose first tokens were refused (section 5: an access token is accepted on all endpoints). Sign-in is at
 * fault only if fresh tokens are refused like made-up ones, by all of these calls, twice.
 */
export const freshToken = scenario({
  id: 'session/fresh-token',
  rules: ['session.token-works'],
  needs: ['sign-in'],
  requests: 16,
  async record(t) {
    for (const _ of ['first', 'second']) {
      const token = signing.tokenIn(await signing.signIn(t));
      if (token === undefined) throw new EndScenario('inconclusive', 'a sign-in brought no token');
      const altered = alteredAt(token, indexWithin(0, token.length, 900));
      for (const operation of asked) {
        const call = (credential: CredentialKind, text: string) => {
          const holder = fixedCaller('a fresh token', credential, `Bearer ${text}`);
          return t.call(operation, operation === 'find' ? { body: noMatch } : {}, holder);
        };
        const fresh = await call('token', token);
        // A missing role may be refused with 401 as well (question errors.no-role).
        if (fresh.response.status !== 401 || !signing.areAlike(fresh, await call('tampered', altered)))
          throw new EndScenario(
            'inconclusive',
            `${operation} answered a fresh token with status ${fresh.response.status}, otherwise than a made-up one: check the addresses of the interfaces, the organization and the role on it`,
          );
      }
    }
    t.step(
      `two sign-ins succeed; ${asked.join(', ')} refuse both of their tokens as they refuse made-up ones`,
    );
    const expected = 'a token that was just issued is accepted';
    t.soft('session.token-works').holds(false, { at: 'status', expected, received: 401 });
  },
});

/** Password sign-in as JSON, as a form, and as the same form with plus signs for spaces and every other byte escaped (section 4.2). */
const byPassword = scenario({
  id: 'session/password',
  rules: [
    'session.password-json',
    'session.password-form',
    'session.form-encoding-escapes',
    ...rulesOfPassword,
  ],
  needs: ['user'],
  requests: 7,
  async record(t) {
    t.step('sign in by JSON');
    const json = await unlessNotSent(t.session({ json: signing.user(t.target) ?? null, isGood: true }));
    t.step('sign in by a form');
    const form = await unlessNotSent(signing.signInByForm(t));
    const isKnown = [json, form].some((answer) => answer && isSuccess(answer));
    for (const [rule, answer] of [
      ['session.password-json', json],
      ['session.password-form', form],
    ] as const) {
      // A refusal violates a rule only if the other form is accepted: otherwise the password may be wrong.
      if (!answer || !isKnown)
        t.cannot(rule, 'neither JSON nor form sign-in is accepted: check the username and password');
      else if (t.soft(rule, answer).accepted('as for the same user name and password in the other form'))
        expectGranted(t, answer, 'password');
    }
    if (!form || !isSuccess(form))
      throw new EndScenario('inconclusive', 'form sign-in is not accepted at all');
    t.step('sign in by the form with plus signs for spaces, and every other byte percent-encoded');
    const encode = (text: string) => escaped(text, text === t.target.username).replaceAll('%20', '+');
    const answer = await signing.signInByForm(t, encode);
    if (!answer) return;
    if (!isSuccess(answer)) {
      const again = await signing.signInByForm(t);
      if (!again || !isSuccess(again))
        throw new EndScenario('inconclusive', 'form sign-in is not accepted any more');
    }
    t.soft('session.form-encoding-escapes', answer).accepted('as for the same form with fewer escapes');
  },
});

/** A refresh token is exchanged for a new session, in the body or in the cookie (section 5 rule 4). */
const refreshBy = <const By extends 'body' | 'cookie'>(by: By) =>
  scenario({
    id: `session/refresh-by-${by}`,
    rules: [`session.refresh-by-${by}`, 'session.refresh-new-token', ...rulesOfJson],
    needs: ['user'],
    requests: 2,
    async record(t) {
      t.step(`sign in by password, and exchange the refresh token in the ${by}`);
      const tried = await signing.tryCarrier(t, by);
      if (!tried) return;
      const { signIn, answer } = tried;
      const inBody = signing.bodyRefreshToken(signIn);
      // If the body has the refresh token, cookies may serve other purposes.
      const isCarried = signing
        .liveCookies(signIn)
        .some((each) => signing.isNamedRefresh(each) || inBody === undefined || each.value === inBody);
      if (by === 'cookie' && !isSuccess(answer) && !isCarried) return;
      t.expect(`session.refresh-by-${by}`, answer).accepted('this sign-in issued the refresh token');
      expectGranted(t, answer, 'JSON');
      const [before, after] = [signing.tokenIn(signIn), signing.tokenIn(answer)];
      if (before === undefined || after === undefined) return;
      t.soft('session.refresh-new-token', answer).holds(before !== after, {
        at: 'accessToken',
        expected: 'another access token than before the exchange',
        received: 'the same access token',
      });
    },
  });

export const signIns = [byAccount, byPassword, refreshBy('body'), refreshBy('cookie')] as const;

type Granted = 'JSON' | 'password';

/** Judges a session that was granted (sections 4.2, 5 and 7). */
function expectGranted(t: Steps, exchange: Exchange, by: Granted): void {
  for (const { rule, holds, ...seen } of factsOf(exchange, by)) t.soft(rule, exchange).holds(holds, seen);
}

type Fact = Seen & { readonly rule: RuleId; readonly holds: boolean };

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

export function factsOf(exchange: Exchange, by: Granted): readonly Fact[] {
  const { status, json } = exchange.response;
  const body = isObject(json) ? json : {};
  // Values are secret, so only the names of members are told.
  const names = `an object with ${Object.keys(body).join(', ')}`;
  const told = textIn(body, 'expiresAt');
  const fact = (rule: RuleId, holds: boolean, at: string, expected: string): Fact => ({
    ...{ rule, holds, at, expected },
    received: at === 'status' ? status : at === 'expiresAt' ? (told ?? names) : names,
  });
  const facts = [fact('session.200-only', status === 200, 'status', 'status 200 for a successful sign-in')];
  if (by === 'password') {
    // The names of its token and of its expiration time are open, and whether a refresh token is in a cookie or in the body.
    const isTold = Object.entries(body).some(
      ([name, value]) =>
        /expir/i.test(name) && (typeof value === 'string' ? value !== '' : typeof value === 'number'),
    );
    const isCarried =
      signing.liveCookies(exchange).length > 0 || signing.bodyRefreshToken(exchange) !== undefined;
    const hasToken = signing.tokenIn(exchange) !== undefined;
    facts.push(
      fact('session.password-access-token', hasToken, 'body', 'accessToken or access_token'),
      fact('session.password-expiry', isTold, 'body', 'the expiration time of the token'),
      fact('session.refresh-cookie', isCarried, 'header set-cookie', 'a cookie, or refreshToken in the body'),
    );
  } else {
    const hasToken = textIn(body, 'accessToken') !== undefined;
    facts.push(
      fact('session.access-token', hasToken, 'accessToken', 'a non-empty string'),
      fact('session.expires-at', told !== undefined, 'expiresAt', 'a non-empty string'),
    );
  }
  if (told === undefined) return facts;
  const ofExpiry = (rule: RuleId, holds: boolean, what: string) => fact(rule, holds, 'expiresAt', what);
  facts.push(
    ofExpiry('session.expires-iso', isoWithFraction.test(told), 'an ISO 8601 date-time with a fraction'),
    ofExpiry('session.expires-no-zone', !zoned.test(told), 'a date-time without a zone designator'),
  );
  const expiresAt = readNaive(told);
  if (expiresAt === undefined) return facts;
  const now = clockOf(exchange, expiresAt);
  const [ahead, time] = [expiresAt - now, new Date(now).toISOString()];
  const within = `an hour after ${time} at most, in any zone`;
  return [
    ...facts,
    ofExpiry('session.expires-future', isAhead(ahead), `a time that lies ahead of ${time} in some zone`),
    ofExpiry('session.lifetime-at-most-1h', isWithinAnHour(ahead), within),
  ];
}

/**
 * Returns the time by which a session is judged: the target's, or ours if its Date header does not fit any valid `expiresAt`,
 * as a gateway may set it by a clock of its own.
 */
function clockOf(exchange: Exchange, expiresAt: number): number {
  const theirs = targetTime(exchange) ?? exchange.receivedAt;
  const fits = (now: number) => isAhead(expiresAt - now) && isWithinAnHour(expiresAt - now);
  return [theirs, exchange.receivedAt].find(fits) ?? theirs;
}

/** The zone is unknown: the time must lie ahead in one of them, from UTC-12 to UTC+14. */
const isAhead = (aheadMs: number): boolean => aheadMs > -12 * hourMs;

/** The longest documented lifetime is 1 hour. Clocks may differ by minutes. */
const isWithinAnHour = (aheadMs: number): boolean => aheadMs <= (1 + 14) * hourMs + 5 * minuteMs;
