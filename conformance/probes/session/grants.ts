import type { Cookie } from 'set-cookie-parser';
import type { Readings } from '../../../generated/questions.js';
import { liveCookies } from '../../checks/scenarios/session/refresh-tokens.js';
import { serviceAccount, signInByForm, signInUser, tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { type Sighting, undecided } from '../answers.js';
import {
  type Choice,
  type HiddenBy,
  type ProbeContext,
  type Provocation,
  type Watching,
  watches,
} from '../probe.js';

/** By what a session was asked for, and in which form. */
type Flow = 'password' | 'password form' | 'client credentials' | 'refresh token';

/** A session that was granted: the answer holds an access token. */
export interface Granted {
  readonly flow: Flow;
  readonly body: JsonObject;
  readonly exchange: Exchange;
  /** Those that it sets to stay and that are called refresh tokens. */
  readonly refreshCookies: readonly Cookie[];
  /** Of what others recorded, cookies may have been left out. */
  readonly areCookiesKnown: boolean;
  /** Whether it sets a cookie that may be a refresh token, though it is not called so, and no other operation sets it. */
  readonly mayHideOne: boolean;
}

/** A probe that looks on how sessions are granted. */
export function watchesGrants<Q extends Choice>(
  question: Q,
  provoke: Provocation,
  see: (granted: Granted) => Iterable<Sighting<Readings[Q]>>,
  hiddenBy: HiddenBy = {},
): Watching<Q> {
  return watches(question, {
    provoke,
    hiddenBy,
    begin() {
      /** Cookies that other answers set: these are of something in front of the service, as of a load balancer. */
      const elsewhere = new Set<string>();
      return function* ({ exchange }) {
        const { operation } = exchange;
        if (operation === 'createSession') {
          const granted = grantedBy(exchange, elsewhere);
          if (granted) yield* see(granted);
        } else if (operation !== 'endSession') {
          for (const { name } of liveCookies(exchange)) elsewhere.add(name);
        }
      };
    },
  });
}

const flows: ReadonlyMap<unknown, Flow> = new Map([
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['refreshToken', 'refresh token'],
]);

/** The session that a sign-in brought; undefined where it brought none, or it is not known by what. */
function grantedBy(exchange: Exchange, elsewhere: ReadonlySet<string>): Granted | undefined {
  const { response, investigation } = exchange;
  const { json: body } = response;
  const flow = flowOf(exchange);
  if (response.status !== 200 || !isObject(body) || flow === undefined || tokenIn(exchange) === undefined)
    return undefined;
  const areCookiesKnown = investigation !== 'observed' || response.cookies.length > 0;
  const isNamed = ({ name }: Cookie) => /refresh/i.test(name);
  const cookies = liveCookies(exchange);
  const mayHideOne = cookies.some((each) => !isNamed(each) && !elsewhere.has(each.name));
  return { flow, body, exchange, refreshCookies: cookies.filter(isNamed), areCookiesKnown, mayHideOne };
}

function flowOf({ request: { json, text = '' } }: Exchange): Flow | undefined {
  if (isObject(json)) {
    const isPassword = json['username'] !== undefined && json['password'] !== undefined;
    return json['grantType'] === undefined && isPassword ? 'password' : flows.get(json['grantType']);
  }
  const fields = new URLSearchParams(text);
  const isPassword = fields.has('username') && fields.has('password');
  return isPassword && [null, 'password'].includes(fields.get('grantType')) ? 'password form' : undefined;
}

/** A text of a body that is not empty. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Somebody who can sign in has done so, or the probe ends. */
function succeeded(exchange: Exchange | undefined, who: string): Exchange {
  if (exchange && isSuccess(exchange) && tokenIn(exchange) !== undefined) return exchange;
  throw undecided(`${who} cannot sign in`);
}

export const byPassword = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in by password', async () => succeeded(await signInUser(t), 'the user'));

/** After the sign-in as JSON: what is refused then is the form, and no wrong password. */
export const byForm = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in by form', async () => {
    await byPassword(t);
    return succeeded(await signInByForm(t), 'the user by a form');
  });

/** As the service account where there is one, else as the user. */
export const byWhoever = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in', async () => {
    const json = serviceAccount(t.target);
    if (!json) return byPassword(t);
    return succeeded(await t.session({ json, isGood: true }), 'the service account');
  });
