import type { CheckContext } from '../../../scene/check-context.js';
import { EndScenario, unlessWithheld } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { grantOf } from '../../../target/session.js';
import { leavesOf } from '../../../target/wire/members.js';

type Credentials = Partial<Record<'clientId' | 'clientSecret' | 'username' | 'password', string | undefined>>;

/** Returns the JSON sign-in of a service account (section 5 rule 1). */
export const serviceAccount = ({ clientId, clientSecret }: Credentials): JsonObject | undefined =>
  clientId === undefined || clientSecret === undefined
    ? undefined
    : { grantType: 'clientCredentials', clientId, clientSecret };

/** Returns the JSON sign-in of a user (section 5 rule 4). */
export const user = ({ username, password }: Credentials): JsonObject | undefined =>
  username === undefined || password === undefined
    ? undefined
    : { grantType: 'password', username, password };

/** Returns the access token of a response, under either name. */
export function tokenIn({ response }: Exchange): string | undefined {
  return grantOf(response.json)?.accessToken;
}

/** Signs in by password as a form: as documented and, only if that is refused, with `grantType`. */
export async function signInByForm(
  context: CheckContext,
  encode: (text: string) => string = encodeURIComponent,
): Promise<Exchange | undefined> {
  const { username, password } = context.target;
  if (username === undefined || password === undefined) return undefined;
  const form = `username=${encode(username)}&password=${encode(password)}`;
  const plain = await unlessWithheld(context.session({ form, isGood: true }));
  if (plain && isSuccess(plain)) return plain;
  return context.session({ form: `grantType=password&${form}`, isGood: true });
}

/** Signs in the user, in whichever way the target accepts. Ends the scenario if it accepts none. */
export async function signInUser(context: CheckContext): Promise<Exchange> {
  const answer = (await accepted(context, user(context.target))) ?? (await signInByForm(context));
  if (answer && isSuccess(answer)) return answer;
  throw new EndScenario('inconclusive', 'the user cannot sign in');
}

/** Signs in the service account, else the user. Ends the scenario if neither can. */
export async function signIn(context: CheckContext): Promise<Exchange> {
  return (await accepted(context, serviceAccount(context.target))) ?? signInUser(context);
}

async function accepted(context: CheckContext, json: JsonObject | undefined): Promise<Exchange | undefined> {
  const answer = json && (await unlessWithheld(context.session({ json, isGood: true })));
  return answer && isSuccess(answer) ? answer : undefined;
}

/** An account for wrong sign-ins, with its valid sign-in. */
export interface Guessed {
  readonly right: JsonObject;
  /** Whether it existed before the run: then it is given few wrong sign-ins. */
  readonly isReal: boolean;
}

/** Returns a service account: one of the run's own if it may create one, else the configured one. */
export async function guessedAccount(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareAccount();
  const right = serviceAccount(spare ?? context.target);
  return right && { right, isReal: spare === undefined };
}

/** Returns a user in the same way. */
export async function guessedUser(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareUser();
  const right = user(spare ? { username: spare.email, password: spare.password } : context.target);
  return right && { right, isReal: spare === undefined };
}

/** Names and secrets that do not exist; mail to `.example` is never delivered. */
const nobody: JsonObject = {
  clientId: 'pdk-nobody-4f1c9a7e2b',
  clientSecret: 'pdk-nothing-8d3e5b6a1c',
  username: 'pdk-nobody-4f1c9a7e2b@nobody.example',
  password: 'pdk-nothing-8d3e5b6a1c',
};

/** Returns the sign-in with names and secrets that do not exist. */
export function asNobody(json: JsonObject): JsonObject {
  return { ...json, ...Object.fromEntries(Object.entries(nobody).filter(([name]) => name in json)) };
}

/** Returns the answers to a right sign-in and to a wrong one, both of an account that does not exist: that locks nobody out. */
export async function ofNobody(
  { learnt, session }: CheckContext,
  right: JsonObject,
  wrong: JsonObject,
): Promise<readonly [known: Exchange, answer: Exchange]> {
  const grant = String(right['grantType']);
  const ask = (json: JsonObject) => session({ json: asNobody(json), mustFail: true });
  const control = learnt.nobody.get(grant) ?? ask(right);
  learnt.nobody.set(grant, control);
  control.catch(() => learnt.nobody.delete(grant));
  return [await control, await ask(wrong)];
}

/** Whether two refusals have the same status and words, ids and times aside: then they have the same reason. */
export function areAlike(one: Exchange, other: Exchange): boolean {
  const [first, second] = [one, other].map(({ response: { status, headers, json, text } }) => {
    const told =
      json === undefined ? [text] : leavesOf(json).filter(({ value }) => typeof value === 'string');
    const words = JSON.stringify([headers['www-authenticate'], told]);
    return `${status} ${words.replaceAll(/[\w:.+-]+/g, (word) => (/\d/.test(word) ? '#' : word))}`;
  });
  return first === second;
}
