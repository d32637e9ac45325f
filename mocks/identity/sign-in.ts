import type { Call } from '../engine/handler.js';
import type { Json, JsonObject } from '../engine/json.js';

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
