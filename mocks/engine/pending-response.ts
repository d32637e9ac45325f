import type { Json } from '../state/json.js';
import type { Chunks } from './dispatch.js';

/** A response before it is serialised. */
export interface PendingResponse {
  readonly status: number;
  readonly body: Json | undefined;
  /** By name in the usual spelling, e.g. `Content-Type`, `WWW-Authenticate`, `X-Request-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** The body in chunks, in place of `body`. A hook always gets the whole body instead. */
  readonly chunks?: Chunks;
}
