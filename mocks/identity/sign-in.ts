import type { Call } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { Json, JsonObject } from '../state/json.js';

/** What the grants read of a call. */
export interface SignIn {
  readonly body: JsonObject;
  readonly headers: Headers;
  readonly waived: Call['waived'];
}

/** A member that holds a text; an empty one counts as absent. */
export function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const texts = ['clientId', 'clientSecret', 'username', 'password', 'refreshToken'] as const;

/** Refuses a member that is no text, whichever grant it is for: null is none, and absent is what is left out. */
export function refusedMember(body: JsonObject): Refusal | undefined {
  const field = texts.find((name) => body[name] !== undefined && typeof body[name] !== 'string');
  if (field === undefined) return undefined;
  return refuse('grant-incomplete', `\`${field}\` is not a text: send one, or leave it out.`, { field });
}
