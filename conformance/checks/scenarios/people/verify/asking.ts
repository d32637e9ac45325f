import type { CheckContext } from '../../../../scene/check-context.js';
import type { Scene } from '../../../../scene/scenario.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import { isObject, type Json } from '../../../../target/json.js';
import { listIn } from '../../../../target/wire/members.js';

/** One query of verify. */
export type Query = {
  readonly linkedin: string;
  readonly company_name?: string;
  readonly company_linkedin?: string;
};

/** A result of verify: the person works there, does not, or is not known. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** The result of one query sent alone. */
export interface Reply {
  readonly exchange: Exchange;
  /** `unreadable` if the response has no verdict in a known form. */
  readonly verdict: Verdict | 'refused' | 'unreadable';
  readonly result?: Json | undefined;
}

/** Statuses by which a target may report that it does not know the person, or our form. */
const speaking = new Set([400, 404, 409, 410, 415, 422]);

/** Sends several queries in one call. */
export const ask = (context: CheckContext, queries: readonly Query[]): Promise<Exchange> =>
  context.call('verify', { body: { queries: [...queries] } });

/** Returns the results of a response. */
export const resultsIn = ({ response }: Exchange): readonly Json[] | undefined => listIn(response.json);

/** Sends one query alone. Ends the scenario if the response says nothing about the query. */
export async function askAlone(t: Scene, query: Query): Promise<Reply> {
  const exchange = await ask(t, [query]);
  if (!isSuccess(exchange)) {
    if (!speaking.has(exchange.response.status)) t.body(exchange);
    return { exchange, verdict: 'refused' };
  }
  const results = resultsIn(exchange);
  if (results?.length === 0) return { exchange, verdict: 'unknown' };
  return { exchange, verdict: verdictOf(results?.[0]) ?? 'unreadable', result: results?.[0] };
}

/** Returns the verdict of a result, in any reading of verify.answer; undefined if it cannot be read. */
export function verdictOf(result: Json | undefined): Verdict | undefined {
  const { verified, status } = isObject(result) ? result : {};
  if (verified === true || (verified === undefined && status === 'employed')) return 'yes';
  if (status === 'unknown') return 'unknown';
  return verified === false || (verified === undefined && status === 'not_employed') ? 'no' : undefined;
}
