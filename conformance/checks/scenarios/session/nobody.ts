import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';

/** Names and secrets that nobody has; what ends in `.example` never reaches anybody. */
const nobody: JsonObject = {
  clientId: 'pdk-nobody-4f1c9a7e2b',
  clientSecret: 'pdk-nothing-8d3e5b6a1c',
  username: 'pdk-nobody-4f1c9a7e2b@nobody.example',
  password: 'pdk-nothing-8d3e5b6a1c',
};

/** Whether a sign-in of nobody is answered like a right one of nobody: then what is wrong with it makes no difference. */
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

/** A sign-in with names and secrets that nobody has. */
export function asNobody(json: JsonObject): JsonObject {
  return { ...json, ...Object.fromEntries(Object.entries(nobody).filter(([name]) => name in json)) };
}

/** What an answer says: its status and the texts of its body that are no ids or times. */
function tellingOf({ response: { status, json } }: Exchange): string {
  if (!isObject(json)) return `${status}`;
  const words = Object.values(json).filter((value) => typeof value === 'string' && !/\d/.test(value));
  return JSON.stringify([status, ...words]);
}
