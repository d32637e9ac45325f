import type { Cookie } from 'set-cookie-parser';
import { liveCookies } from '../../checks/scenarios/session/refresh-tokens.js';
import { serviceAccount, signInByForm, signInUser, tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** By what a session was asked for, and in which form. */
export type Flow = 'password' | 'password form' | 'client credentials' | 'refresh token';

/** A session that was granted: the answer holds an access token. */
export interface Granted {
  readonly flow: Flow;
  readonly body: JsonObject;
  readonly exchange: Exchange;
  /** Of what others recorded, cookies may have been left out. */
  readonly areCookiesKnown: boolean;
}

const flows: ReadonlyMap<unknown, Flow> = new Map([
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['refreshToken', 'refresh token'],
]);

/** The session that an exchange brought; undefined where it brought none, or it is not known by what. */
export function grantedBy(exchange: Exchange): Granted | undefined {
  const { operation, response, investigation } = exchange;
  const { json: body } = response;
  if (operation !== 'createSession' || response.status !== 200 || !isObject(body)) return undefined;
  const flow = flowOf(exchange);
  if (flow === undefined || tokenIn(exchange) === undefined) return undefined;
  const areCookiesKnown = investigation !== 'observed' || response.cookies.length > 0;
  return { flow, body, exchange, areCookiesKnown };
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

/** Cookies that a session sets to stay and that are called refresh tokens. */
export const refreshCookiesOf = ({ exchange }: Granted): Cookie[] =>
  liveCookies(exchange).filter(({ name }) => /refresh/i.test(name));

/** Remembers which cookies other answers set: these are of something in front of the service, as of a load balancer. */
export function otherCookies() {
  const elsewhere = new Set<string>();
  return {
    see(exchange: Exchange): void {
      if (exchange.operation === 'createSession' || exchange.operation === 'endSession') return;
      for (const { name } of liveCookies(exchange)) elsewhere.add(name);
    },
    /** Whether a session sets a cookie that may be a refresh token, though it is not called so. */
    mayHide: ({ exchange }: Granted): boolean =>
      liveCookies(exchange).some(({ name }) => !/refresh/i.test(name) && !elsewhere.has(name)),
  };
}

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
