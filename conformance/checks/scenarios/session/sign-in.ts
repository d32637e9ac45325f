import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { grantOf } from '../../../target/session.js';
import type { Target } from '../../../target/target.js';
import { unlessWithheld } from '../../../target/withheld.js';
import { isSuccess } from '../outcome.js';

/** The sign-in of the service account as JSON (section 5 rule 1). */
export function serviceAccount({ clientId, clientSecret }: Target): JsonObject | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { grantType: 'clientCredentials', clientId, clientSecret };
}

/** The sign-in of the user as JSON (section 5 rule 4). */
export function user({ username, password }: Target): JsonObject | undefined {
  if (username === undefined || password === undefined) return undefined;
  return { grantType: 'password', username, password };
}

/** The access token of an answer, under either of its names. */
export function tokenIn({ response }: Exchange): string | undefined {
  return grantOf(response.json)?.accessToken;
}

/** How a name or password is written in a form. */
export type Encode = (text: string) => string;

/** Password sign-in as a form: as the document shows it and, only where that is refused, with `grantType`. */
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

/** A session of the user, made in whichever way the target takes; undefined when it takes none. */
export async function signInUser(context: CheckContext): Promise<Exchange | undefined> {
  const json = user(context.target);
  if (!json) return undefined;
  const answer = await unlessWithheld(() => context.session({ json, isGood: true }));
  if (answer && isSuccess(answer)) return answer;
  const byForm = await signInByForm(context);
  return byForm && isSuccess(byForm) ? byForm : undefined;
}

/** A session of the service account where there is one, else of the user. */
export async function signIn(context: CheckContext): Promise<Exchange | undefined> {
  const json = serviceAccount(context.target) ?? user(context.target);
  if (!json) return undefined;
  const answer = await context.session({ json, isGood: true });
  return isSuccess(answer) ? answer : undefined;
}
