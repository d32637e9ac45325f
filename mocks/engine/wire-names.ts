import type { Json } from '../state/json.js';

/** How an operation calls things on the wire. */
export interface WireNames {
  /** Query parameters, by the names of our contract. */
  readonly query: ReadonlyMap<string, string>;
  /** A JSON body as it was sent, in the names of our contract. */
  request(body: Json): Json;
  /** The JSON body of an answer with this status, in the names of the wire. */
  response(status: number, body: Json): Json;
}
