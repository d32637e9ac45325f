import type { Exchange } from '../../target/exchange.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import type { RecordView } from '../../view/record-view.js';
import { shownPeople } from './shown-people.js';

/** An exchange, taken apart once for all judges, and for all probes that look on. */
export interface Looked {
  readonly exchange: Exchange;
  /** Of a find only. */
  readonly find: FindView | undefined;
  /** Where the answer shows records of chapter 2. */
  readonly records: RecordView | undefined;
}

export function look(exchange: Exchange): Looked {
  const find = exchange.operation === 'find' ? viewOf(exchange) : undefined;
  return { exchange, find, records: find ?? shownPeople(exchange) };
}
