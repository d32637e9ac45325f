import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { Target } from '../target/target.js';
import type { Pool } from './pool.js';

/** How a find is sent where it differs from the ordinary. */
export interface FindOptions {
  /** @default the best good credential */
  readonly credential?: CredentialKind;
  /** The Authorization header to send instead of the one that the credential implies; null for none. */
  readonly authorization?: string | null;
  /** @default 'own' */
  readonly org?: OrgKind;
  /** Sent as it is, instead of the body as JSON. */
  readonly text?: string;
  /** @default 'application/json' */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Replaces `/{org_id}/find` under the base address. */
  readonly path?: string;
}

/** One request to `POST /session`. */
export interface SessionRequest {
  readonly json?: Json;
  /** Sent as application/x-www-form-urlencoded, exactly as given. */
  readonly form?: string;
  readonly cookie?: string;
}

/**
 * What an investigation works with: it sends, and everything it sends is recorded, budgeted, judged and counted.
 * Throttling is waited out and an expired credential is renewed before an exchange is handed back.
 */
export interface Lab {
  readonly target: Target;
  readonly pool: Pool;
  find(body: Json, options?: FindOptions): Promise<Exchange>;
  session(request: SessionRequest): Promise<Exchange>;
  /** The current access token, freshly made when there is none. */
  token(): Promise<string>;
  /** A request to any address under the base addresses, judged as an exchange of `find`. */
  wait(ms: number): Promise<void>;
  /** Milliseconds since 1970, of this machine. */
  now(): number;
  /** Requests that may still be sent. */
  left(): number;
}
