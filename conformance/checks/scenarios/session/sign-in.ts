import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { grantOf } from '../../../target/session.js';
import type { Target } from '../../../target/target.js';
import { unlessWithheld } from '../../../target/withheld.js';
import { isSuccess } from '../outcome.js';

/** Returns the JSON sign-in of the service account (section 5 rule 1). */
export function serviceAccount({ clientId, clientSecret }: Target): JsonObject | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { grantType: 'clientCredentials', clientId, clientSecret };
}

/** Returns the JSON sign-in of the user (section 5 rule 4). */
export function user({ username, password }: Target): JsonObject | undefined {
  if (username === undefined || password === undefined) return undefined;
  return { grantType: 'password', username, password };
}

/** Returns the access token of a response, under either name. */
export function tokenIn({ response }: Exchange): string | undefined {
  return grantOf(response.json)?.accessToken;
}

/** Encodes a user name or password for a form. */
export type Encode = (text: string) => string;

/** Signs in by password as a form: as documented and, only if that is refused, with `grantType`. */
export async function signInByForm(
  context: CheckContext,
  encode: Encode = encodeURIComponent,
): Promise<Exchange | undefined> {
  const { username, password } = context.target;
  if (username === undefined || password === undefined) return undefined;
  const form = `username=${encode(username)}&password=${encode(password)}`;
  const plain = await unlessWithheld(() => context.session({ form, isGood: true }));
  if (plain && isSuccess(plain)) return plain;
  return context.session({ form: `grantType=password&${form}`, isGood: true });
}

/** Signs in the user, in whichever way the target accepts; undefined if it accepts none. */
export async function signInUser(context: CheckContext): Promise<Exchange | undefined> {
  const json = user(context.target);
  if (!json) return undefined;
  const answer = await unlessWithheld(() => context.session({ json, isGood: true }));
  if (answer && isSuccess(answer)) return answer;
  const byForm = await signInByForm(context);
  return byForm && isSuccess(byForm) ? byForm : undefined;
}

/** Signs in the service account if there is one, else the user. */
export async function signIn(context: CheckContext): Promise<Exchange | undefined> {
  const json = serviceAccount(context.target) ?? user(context.target);
  if (!json) return undefined;
  const answer = await context.session({ json, isGood: true });
  return isSuccess(answer) ? answer : undefined;
}
