import type { Json } from '../state/json.js';

/** The names of an operation on the wire. */
export interface WireNames {
  /** Wire names of query parameters, by their names in our contract. */
  readonly query: ReadonlyMap<string, string>;
  /** Renames the members of a JSON body as sent to their names in our contract. */
  request(body: Json): Json;
  /** Renames the members of a JSON response body with this status to their names on the wire. */
  response(status: number, body: Json): Json;
}
