import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';

/** Names and secrets that do not exist; mail to `.example` is never delivered. */
const nobody: JsonObject = {
  clientId: 'pdk-nobody-4f1c9a7e2b',
  clientSecret: 'pdk-nothing-8d3e5b6a1c',
  username: 'pdk-nobody-4f1c9a7e2b@nobody.example',
  password: 'pdk-nothing-8d3e5b6a1c',
};

/** Whether a wrong sign-in and a right one, both of an unknown account, get like responses: then the fault is not noticed. */
export async function answersNobodyAlike(
  right: JsonObject,
  wrong: JsonObject,
  context: CheckContext,
): Promise<{ readonly answer: Exchange; readonly isAlike: boolean }> {
  const asked = context.learnt.nobody;
  const grant = String(right['grantType']);
  const ask = (json: JsonObject) => context.session({ json: asNobody(json), mustFail: true });
  const control = asked.get(grant) ?? ask(right);
  asked.set(grant, control);
  control.catch(() => asked.delete(grant));
  const known = await control;
  const answer = await ask(wrong);
  return { answer, isAlike: tellingOf(known) === tellingOf(answer) };
}

/** Returns the sign-in with names and secrets that do not exist. */
export function asNobody(json: JsonObject): JsonObject {
  return { ...json, ...Object.fromEntries(Object.entries(nobody).filter(([name]) => name in json)) };
}

/** Returns the status of a response and the strings of its body, except ids and times. */
function tellingOf({ response: { status, json } }: Exchange): string {
  if (!isObject(json)) return `${status}`;
  const words = Object.values(json).filter((value) => typeof value === 'string' && !/\d/.test(value));
  return JSON.stringify([status, ...words]);
}
