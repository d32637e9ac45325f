import type { Json } from '../json.js';

/** The input of a call, in the names of our contract. */
export interface CallInput {
  /** Path parameters. @default `org_id` is the organization of the target */
  readonly path?: Readonly<Record<string, string>>;
  /** Arrays are sent as repeated parameters. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: Json;
  /** Sent verbatim instead of the body as JSON. */
  readonly text?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
