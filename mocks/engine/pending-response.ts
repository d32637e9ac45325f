import type { Json } from '../state/json.js';
import type { Chunks } from './dispatch.js';

/** An answer on its way out, before it is serialised. */
export interface PendingResponse {
  readonly status: number;
  readonly body: Json | undefined;
  /** By name in its usual spelling, as `Content-Type`, `WWW-Authenticate`, `X-Request-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** The body in pieces, in place of `body`. A hook never sees one: it gets the whole. */
  readonly chunks?: Chunks;
}
