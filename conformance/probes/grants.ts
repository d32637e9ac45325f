import type { Cookie } from 'set-cookie-parser';
import * as signIns from '../checks/scenarios/session/sign-in.js';
import { readNaive } from '../target/session.js';
import { targetTime } from '../view/record-view.js';
import * as p from './probe.js';

interface Granted {
  /** The grant, and the form of the request. */
  readonly flow: string;
  readonly body: p.JsonObject;
  readonly exchange: p.Exchange;
  /** The cookies among those it sets that are named after refresh tokens. */
  readonly cookies: readonly Cookie[];
  /** Whether there is a refresh token; undefined if that is not known, as recordings may omit cookies. */
  readonly hasRefresh: boolean | undefined;
}

const watchesGrants = <const Reading extends string>(
  provoke: p.Provocation,
  see: (granted: Granted) => Iterable<p.Answer<Reading>>,
): p.Probe<Reading> =>
  p.watches(provoke, function* ({ exchange }) {
    const { json: body } = exchange.response;
    const isGranted = exchange.operation === 'createSession' && signIns.tokenIn(exchange) !== undefined;
    if (!isGranted || exchange.response.status !== 200 || !p.isObject(body)) return;
    const all = signIns.liveCookies(exchange);
    const cookies = all.filter(signIns.isNamedRefresh);
    const isKnown = cookies.length > 0 || p.textIn(body, 'refreshToken', 'refresh_token') !== undefined;
    // Another cookie may be a refresh token by another name, or come from something in front of the service.
    const isUnclear = all.length > 0 || exchange.investigation === 'observed';
    const hasRefresh = isKnown || (isUnclear ? undefined : false);
    yield* see({ flow: flowOf(exchange), body, exchange, cookies, hasRefresh });
  });

function flowOf({ request: { json, text = '' } }: p.Exchange): string {
  if (p.isObject(json)) return p.textIn(json, 'grantType') ?? 'password';
  return new URLSearchParams(text).has('username') ? 'password form' : 'another form';
}

const signsIn =
  (how: string, send: (t: p.ProbeContext) => Promise<p.Exchange | undefined>) => (t: p.ProbeContext) =>
    t.shared(`sign-in ${how}`, async () => {
      const answer = await send(t);
      p.demand(answer && signIns.tokenIn(answer) !== undefined, `nobody can sign in ${how}`);
    });

const byPassword = signsIn('by password', signIns.signInUser);
const byForm = signsIn('by a form', signIns.signInByForm);
export const byWhoever = signsIn('at all', signIns.signIn);
const ofUser: p.Provocation = { needs: ['user'], send: byPassword };
const ofWhoever: p.Provocation = { needs: ['sign-in'], send: byWhoever };

const expiryNames: Readonly<Record<string, p.Readings['session.expiry-name']>> = {
  expiresAt: 'expires-at-camel',
  expires_at: 'expires-at-snake',
  expires_in: 'expires-in',
};

const cookieForms: Readonly<Record<string, p.Readings['session.cookie']>> = {
  'refreshtoken; path=session; httponly; samesite=lax': 'camel-session-path',
  'refresh_token; path=/; httponly; samesite=strict': 'snake-root-path',
  '__host-refresh-token; path=/; httponly; samesite=lax': 'host-prefix',
  'refreshtoken; path=/': 'no-attributes',
  'refreshtoken; path=session; httponly; samesite=lax; max-age': 'persistent',
};

/** Without `Secure`, which depends on the URL, and with a name for the path of the session endpoint. */
function attributesOf(
  { path, httpOnly, sameSite, domain, maxAge, expires }: Cookie,
  { request }: p.Exchange,
) {
  const place = path === new URL(request.url).pathname ? 'session' : path === '/' ? path : 'another';
  return [
    path && `Path=${place}`,
    httpOnly && 'HttpOnly',
    sameSite && `SameSite=${sameSite}`,
    domain && 'Domain',
    maxAge !== undefined && 'Max-Age',
    expires && 'Expires',
  ].filter(Boolean);
}

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/;
/** The most seconds that a token lives, and the server at UTC+02:00 is ahead. */
const [hour, local] = [3600, 7200];

/** Returns how the end of a session is written, and how many seconds it is ahead; undefined if it is not shown. */
function expiryOf({ body, exchange }: Granted) {
  const written = p.textIn(body, 'expiresAt', 'expires_at');
  if (written === undefined) return undefined;
  const [, fraction = '', zone = ''] = iso.exec(written) ?? [];
  const at = (zone === '' ? readNaive(written) : Date.parse(written)) ?? Number.NaN;
  const ahead = (at - (targetTime(exchange) ?? exchange.receivedAt)) / 1000;
  // A time without a zone may be that of a server at UTC+02:00.
  const isLocal = zone === '' && ahead > hour + 180;
  const named = zone === 'Z' ? 'Z' : zone !== '' ? 'an offset' : isLocal ? 'a local time' : 'no zone';
  const form = iso.test(written) ? `${fraction.length} digits of fraction and ${named}` : 'another form';
  return { form, zone, seconds: isLocal ? ahead - local : ahead };
}

const expiryForms: Readonly<Record<string, p.Readings['session.expires-format']>> = {
  '0 digits of fraction and no zone': 'naive-no-fraction',
  '3 digits of fraction and no zone': 'naive-milliseconds',
  '6 digits of fraction and no zone': 'naive-microseconds',
  '6 digits of fraction and a local time': 'naive-local',
  '6 digits of fraction and Z': 'with-z',
  '6 digits of fraction and an offset': 'with-offset',
};

const lifetimes = [
  [10, '10-seconds'],
  [60, '1-minute'],
  [900, '15-minutes'],
  [hour, '1-hour'],
] as const;

export const grantProbes = {
  // One grant alone does not show whether the names differ by grant.
  'session.token-name': watchesGrants(
    { needs: ['user'], send: async (t) => [await byPassword(t), await byForm(t), await byWhoever(t)] },
    function* ({ flow, body }) {
      const names = ['accessToken', 'access_token'].filter((name) => p.textIn(body, name) !== undefined);
      const areBoth = names.length > 1;
      const byFlow = flow.startsWith('password') === areBoth ? (['by-flow'] as const) : [];
      const byForm = (flow === 'password form') === areBoth ? (['by-form'] as const) : [];
      yield names[0] === 'access_token' ? 'snake' : [areBoth ? 'both' : 'camel', ...byFlow, ...byForm];
    },
  ),
  'session.expiry-name': watchesGrants({ needs: ['user'], send: byForm }, function* ({ flow, body }) {
    if (flow !== 'password form') return;
    const names = Object.keys(body).filter((name) => /expir/i.test(name));
    yield p.agrees(expiryNames[names.join()], `a session has ${names.join(' and ')}`);
  }),
  'session.refresh-delivery': watchesGrants(ofUser, function* ({ body, flow, cookies, hasRefresh }) {
    if (flow === 'clientCredentials' || hasRefresh === undefined) return;
    const inBody = p.textIn(body, 'refreshToken') !== undefined;
    if (cookies.length > 0) yield inBody ? 'both' : 'cookie';
    else if (inBody) yield 'body';
    else if (flow !== 'refreshToken') yield undefined;
  }),
  'session.client-credentials-refresh': watchesGrants(
    { needs: ['service-account'], send: byWhoever },
    function* ({ flow, hasRefresh }) {
      if (flow === 'clientCredentials' && hasRefresh !== undefined)
        yield hasRefresh ? 'issued' : 'not-issued';
    },
  ),
  'session.cookie': watchesGrants(ofUser, function* ({ cookies, exchange }) {
    for (const each of cookies) {
      const written = [each.name, ...attributesOf(each, exchange)].join('; ');
      yield p.agrees(cookieForms[written.toLowerCase()], `the cookie ${written}`);
    }
  }),
  'session.expires-format': watchesGrants(ofWhoever, function* (session) {
    const { form, zone, seconds } = expiryOf(session) ?? {};
    if (seconds === undefined) return;
    const isLifetime = seconds > -120 && seconds < hour + 180;
    if (zone !== '' || isLifetime) yield p.agrees(expiryForms[form ?? ''], `expiresAt with ${form}`);
  }),
  // From `expiresAt` and the Date header, which are of one clock; its distance from ours shows a skewed clock.
  'session.lifetime': watchesGrants(ofWhoever, function* (session) {
    const { body, exchange } = session;
    const now = targetTime(exchange);
    const seconds = expiryOf(session)?.seconds ?? p.numberIn(body, 'expires_in');
    if (now === undefined || seconds === undefined || !(seconds > 1)) return;
    // The Date header is cut to seconds, and an answer may take a second or two.
    const [, reading] = lifetimes.find(([each]) => Math.abs(each - seconds) <= 3) ?? [];
    const skew = (now - exchange.receivedAt) / 1000;
    const saw = `a token lives for about ${Math.round(seconds)} s, ${Math.round(skew)} s ahead of us`;
    if (reading !== '15-minutes' || Math.abs(skew) <= 30) yield p.agrees(reading, saw);
    else yield p.agrees(Math.abs(skew - 90) <= 10 ? 'skewed-clock' : ['15-minutes', 'skewed-clock'], saw);
  }),
};
