import type { CheckContext } from '../../../../scene/check-context.js';
import type { Scene } from '../../../../scene/scene.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import { isObject, type Json } from '../../../../target/json.js';
import { listIn } from '../../../../target/wire/members.js';
import { unmapped } from '../chosen.js';

/** One query of verify. */
export interface Query {
  readonly linkedin: string;
  readonly company_name?: string;
  readonly company_linkedin?: string;
}

/** A result of verify: the person works there, does not, or is not known. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** The result of one query sent alone. */
export interface Reply {
  readonly query: Query;
  readonly exchange: Exchange;
  /** `unreadable` if the response has no verdict in a known form. */
  readonly verdict: Verdict | 'refused' | 'unreadable';
  readonly result?: Json | undefined;
}

/** Statuses by which a target may report that it does not know the person, or our form. */
const speaking = new Set([400, 404, 409, 410, 415, 422]);

export const unreadable = unmapped('no result of verify has a readable verdict');

/** Sends several queries in one call. */
export const ask = (context: CheckContext, queries: readonly Query[]): Promise<Exchange> =>
  context.call('verify', { body: { queries: queries.map((query) => ({ ...query })) } });

/** Returns the results of a response. */
export const resultsIn = ({ response }: Exchange): readonly Json[] | undefined => listIn(response.json);

/** Sends one query alone. Ends the scenario if the response says nothing about the query. */
export async function askAlone(t: Scene, query: Query): Promise<Reply> {
  const exchange = await ask(t, [query]);
  if (!isSuccess(exchange)) {
    if (!speaking.has(exchange.response.status)) t.body(exchange);
    return { query, exchange, verdict: 'refused' };
  }
  const results = resultsIn(exchange);
  if (results?.length === 0) return { query, exchange, verdict: 'unknown' };
  return { query, exchange, verdict: verdictOf(results?.[0]) ?? 'unreadable', result: results?.[0] };
}

const statuses: ReadonlyMap<string, Verdict> = new Map([
  ['employed', 'yes'],
  ['not_employed', 'no'],
  ['unknown', 'unknown'],
]);

/** Returns the verdict of a result, in any reading of verify.answer; undefined if it cannot be read. */
export function verdictOf(result: Json | undefined): Verdict | undefined {
  if (result === null) return 'unknown';
  if (typeof result === 'boolean') return result ? 'yes' : 'no';
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const told =
    typeof status === 'string' ? statuses.get(status.toLowerCase().replaceAll(/[^a-z]+/g, '_')) : undefined;
  if (typeof verified !== 'boolean') return told;
  return verified ? 'yes' : told === 'unknown' ? 'unknown' : 'no';
}
