import type { Cookie } from 'set-cookie-parser';
import type { Readings } from '../../../generated/questions.js';
import { isNamedRefresh, liveCookies } from '../../checks/scenarios/session/refresh-tokens.js';
import { signIn, signInByForm, signInUser, tokenIn } from '../../checks/scenarios/session/sign-in.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject, type JsonObject } from '../../target/json.js';
import { demand, type Sighting } from '../answers.js';
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

/** Returns the session that a sign-in granted, undefined if there is none or its grant is unknown. */
function grantedBy(exchange: Exchange, elsewhere: ReadonlySet<string>): Granted | undefined {
  const { response, investigation } = exchange;
  const { json: body } = response;
  const flow = flowOf(exchange);
  if (response.status !== 200 || !isObject(body) || flow === undefined || tokenIn(exchange) === undefined)
    return undefined;
  const cookies = liveCookies(exchange);
  return {
    flow,
    body,
    exchange,
    refreshCookies: cookies.filter(isNamedRefresh),
    areCookiesKnown: investigation !== 'observed' || response.cookies.length > 0,
    mayHideOne: cookies.some((each) => !isNamedRefresh(each) && !elsewhere.has(each.name)),
  };
}

const flows: ReadonlyMap<unknown, Flow> = new Map([
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['refreshToken', 'refresh token'],
]);

function flowOf({ request: { json, text = '' } }: Exchange): Flow | undefined {
  const sent: Readonly<Record<string, unknown>> = isObject(json)
    ? json
    : Object.fromEntries(new URLSearchParams(text));
  const isPassword = sent['username'] !== undefined && sent['password'] !== undefined;
  const flow = flows.get(sent['grantType'] ?? (isPassword ? 'password' : undefined));
  if (isObject(json)) return flow;
  return flow === 'password' && isPassword ? 'password form' : undefined;
}

/** Whether a value is a non-empty text. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Signs in once in a round, and returns the answer. Ends the probe if that fails. */
const signsIn =
  (how: string, send: (t: ProbeContext) => Promise<Exchange | undefined>) =>
  (t: ProbeContext): Promise<Exchange> =>
    t.shared(`sign-in ${how}`, async () => {
      const answer = await send(t);
      demand(answer && isSuccess(answer) && tokenIn(answer) !== undefined, `nobody can sign in ${how}`);
      return answer;
    });

export const byPassword = signsIn('by password', signInUser);
/** Signs in by JSON first, so that a refusal is about the form and not about the password. */
export const byForm = signsIn('by a form', async (t) => {
  await byPassword(t);
  return signInByForm(t);
});
/** Signs in the service account if there is one, else the user. */
export const byWhoever = signsIn('at all', (t) =>
  t.target.clientId === undefined ? byPassword(t) : signIn(t),
);
