import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import type { Scene } from '../../../../scene/scene.js';
import type { Exchange } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { listsIn } from '../../../../target/wire/people.js';
import { type Verdict, verdictOf } from './verdict.js';

/** One query of verify. */
export interface Query {
  readonly linkedin: string;
  readonly company_name?: string;
  readonly company_linkedin?: string;
}

/** What came of one query that was asked alone. */
export interface Reply {
  readonly query: Query;
  readonly exchange: Exchange;
  /** `unreadable` where the answer has no verdict that we know how to read. */
  readonly verdict: Verdict | 'refused' | 'unreadable';
  readonly result: Json | undefined;
}

/** Statuses by which a target may tell that it does not know somebody, or our form. */
const speaking = new Set([400, 404, 409, 410, 415, 422]);

export const unreadable = 'no result of verify has a readable verdict: map it with --overlay';

/** Asks several queries at once. */
export function ask(context: CheckContext, queries: readonly Query[]): Promise<Exchange> {
  return context.call('verify', { body: { queries: queries.map((query) => ({ ...query })) } });
}

/** The results in an answer: its first list, whatever its name. */
export function resultsIn({ response }: Exchange): readonly Json[] | undefined {
  return listsIn(response.json)[0];
}

/** Asks one query alone. Ends the scenario where the answer says nothing about the query. */
export async function askAlone(t: Scene, query: Query): Promise<Reply> {
  const exchange = await ask(t, [query]);
  if (!isSuccess(exchange)) {
    if (!speaking.has(exchange.response.status)) t.body(exchange);
    return { query, exchange, verdict: 'refused', result: undefined };
  }
  const results = resultsIn(exchange);
  if (!results) return { query, exchange, verdict: 'unreadable', result: undefined };
  const [result] = results;
  const verdict = results.length === 0 ? 'unknown' : (verdictOf(result) ?? 'unreadable');
  return { query, exchange, verdict, result };
}
