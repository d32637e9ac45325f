import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { Interruption } from '../../../target/interruption.js';
import { isArray, isObject, type Json } from '../../../target/json.js';
import { fewHits } from '../hits.js';
import { isSuccess, observed } from '../outcome.js';

/** Assumed: a body of 2 MiB is answered in full, refused with a 4xx, or the connection is closed. */
export const oversizeBody = investigation({
  id: 'errors/oversize-body',
  rules: ['error.oversize-body'],
  requestsPerRun: 3,
  cases: (pool) => fc.record({ lookups: fewHits(pool), kibibytes: fc.constant(2048) }),
  async perform({ lookups, kibibytes }, context) {
    const answer = await sendOversize(
      { ...findBody(lookups, null), padding: 'x'.repeat(kibibytes * 1024) },
      context,
    );
    const status = answer?.response.status;
    // 429 and 503 speak of load.
    if (status === 429 || status === 503) return [];
    const clean = !answer || (status !== undefined && status >= 300 && status < 500);
    const whole = answer !== undefined && isSuccess(answer) && elementsIn(answer) === lookups.length;
    return [
      observed('error.oversize-body', clean || whole, () => ({
        at: 'status',
        expected: `a 4xx, a closed connection, or ${lookups.length} elements`,
        received: `${status} with ${answer ? elementsIn(answer) : 0} elements`,
      })),
    ];
  },
});

/** How a connection shows that is closed instead of an answer. */
const closed: ReadonlySet<Interruption['kind']> = new Set(['target-lost', 'unreadable']);

/**
 * The answer, or undefined where the connection was closed instead: a target that closes it is not lost, which an
 * ordinary find shows at once. If that fails too, the target is lost indeed.
 */
async function sendOversize(body: Json, context: CheckContext): Promise<Exchange | undefined> {
  try {
    return await context.find(body);
  } catch (error) {
    if (!(error instanceof Interruption) || !closed.has(error.kind)) throw error;
    await context.find({ matches: [{ fields: [{ field_name: 'name', search_term: 'John Smith' }] }] });
    return undefined;
  }
}

function elementsIn({ response: { json } }: Exchange): number {
  const matches = isObject(json) ? json['matches'] : undefined;
  return isArray(matches) ? matches.length : 0;
}
