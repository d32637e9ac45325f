import type { Json } from '../json.js';

/** What a call of an operation sends, in the names of our contract. */
export interface CallInput {
  /** Parameters of the path. `org_id` is the organization of the target unless it is given. */
  readonly path?: Readonly<Record<string, string>>;
  /** A list is sent as a repeated parameter. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: Json;
  /** Sent as it is, instead of the body as JSON. */
  readonly text?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
