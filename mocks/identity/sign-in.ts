import type { Call } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { Json, JsonObject } from '../state/json.js';

/** The parts of a call that the grants read. */
export interface SignIn {
  readonly body: JsonObject;
  readonly headers: Headers;
  readonly waived: Call['waived'];
}

/** Returns a string member; undefined if it is empty or not a string. */
export function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const texts = ['clientId', 'clientSecret', 'username', 'password', 'refreshToken'] as const;

/** Refuses a member that is not a string, for every grant. Null is not a string; only an omitted member counts as absent. */
export function refusedMember(body: JsonObject): Refusal | undefined {
  const field = texts.find((name) => body[name] !== undefined && typeof body[name] !== 'string');
  if (field === undefined) return undefined;
  return refuse('grant-incomplete', `\`${field}\` is not a text: send one, or leave it out.`, { field });
}
