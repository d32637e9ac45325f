import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import type { Scene } from '../../../../scene/scene.js';
import type { Exchange } from '../../../../target/exchange.js';
import type { Json } from '../../../../target/json.js';
import { listIn } from '../../../../target/wire/members.js';
import { type Verdict, verdictOf } from './verdict.js';

/** One query of verify. */
export interface Query {
  readonly linkedin: string;
  readonly company_name?: string;
  readonly company_linkedin?: string;
}

/** The result of one query sent alone. */
export interface Reply {
  readonly query: Query;
  readonly exchange: Exchange;
  /** `unreadable` if the response has no verdict in a known form. */
  readonly verdict: Verdict | 'refused' | 'unreadable';
  readonly result: Json | undefined;
}

/** Statuses by which a target may report that it does not know the person, or our form. */
const speaking = new Set([400, 404, 409, 410, 415, 422]);

export const unreadable = 'no result of verify has a readable verdict: map it with --overlay';

/** Sends several queries in one call. */
export function ask(context: CheckContext, queries: readonly Query[]): Promise<Exchange> {
  return context.call('verify', { body: { queries: queries.map((query) => ({ ...query })) } });
}

/** Returns the results of a response. */
export function resultsIn({ response }: Exchange): readonly Json[] | undefined {
  return listIn(response.json);
}

/** Sends one query alone. Ends the scenario if the response says nothing about the query. */
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
