import type { Json } from './json.js';

/** A request to `POST /session`. */
export interface SessionRequest {
  readonly json?: Json;
  /** Sent as application/x-www-form-urlencoded, exactly as given. */
  readonly form?: string;
  readonly cookie?: string;
  /** Expected to succeed, and so may be repeated after a 5xx. Never set for a wrong secret. */
  readonly isGood?: true;
  /** Has to be refused. After a 423 or 429 the same investigation sends no other such request. */
  readonly mustFail?: true;
}
