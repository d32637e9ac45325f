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

/** The grant of a session, and the form of the request. */
type Flow = 'password' | 'password form' | 'client credentials' | 'refresh token';

/** A granted session: the answer has an access token. */
export interface Granted {
  readonly flow: Flow;
  readonly body: JsonObject;
  readonly exchange: Exchange;
  /** The cookies among those it sets that are named after refresh tokens. */
  readonly refreshCookies: readonly Cookie[];
  /** Recordings may omit cookies. */
  readonly areCookiesKnown: boolean;
  /** Whether it sets a cookie that may be a refresh token by another name: no other operation sets it. */
  readonly mayHideOne: boolean;
}

/** Defines a probe that watches how sessions are granted. */
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
      /** Cookies that other answers set: these come from something in front of the service, such as a load balancer. */
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

/** Returns the session that a sign-in granted, undefined if there is none or its grant is unknown. */
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

/** Whether a value is a non-empty text. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns a successful sign-in. Ends the probe if it failed. */
function succeeded(exchange: Exchange | undefined, who: string): Exchange {
  if (exchange && isSuccess(exchange) && tokenIn(exchange) !== undefined) return exchange;
  throw undecided(`${who} cannot sign in`);
}

export const byPassword = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in by password', async () => succeeded(await signInUser(t), 'the user'));

/** Signs in by JSON first, so that a refusal is about the form and not about the password. */
export const byForm = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in by form', async () => {
    await byPassword(t);
    return succeeded(await signInByForm(t), 'the user by a form');
  });

/** Signs in the service account if there is one, else the user. */
export const byWhoever = (t: ProbeContext): Promise<Exchange> =>
  t.shared('sign-in', async () => {
    const json = serviceAccount(t.target);
    if (!json) return byPassword(t);
    return succeeded(await t.session({ json, isGood: true }), 'the service account');
  });
