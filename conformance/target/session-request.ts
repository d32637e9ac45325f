import type { Json } from './json.js';

/** One request to `POST /session`. */
export interface SessionRequest {
  readonly json?: Json;
  /** Sent as application/x-www-form-urlencoded, exactly as given. */
  readonly form?: string;
  readonly cookie?: string;
  /** It is expected to succeed, so that it may be repeated where it meets a 5xx. A wrong secret never is. */
  readonly isGood?: true;
  /** It has to be refused: a target that answers it with 423 or 429 is not asked again by the same investigation. */
  readonly mustFail?: true;
}
