import { operations } from '../../generated/operations.js';
import { findBody } from '../arbitraries/lookups.js';
import type { CheckContext } from '../scene/check-context.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import { writes } from '../target/safety.js';

/** Good finds in a row: a target that refuses every second or third call refuses one of them. */
const controls = 3;

/** Statuses that depend on credentials, credit, load and outages. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Returns why no refusal is trusted any more: a find that succeeded before is refused now. Undefined if it is not. */
export async function turned(context: CheckContext): Promise<string | undefined> {
  const [someone] = context.pool.distinct;
  try {
    for (let control = 0; someone !== undefined && control < controls; control += 1) {
      const { status } = (await context.find(findBody([someone.lookup], 5))).response;
      if (status >= 400 && status < 500 && status !== 402 && status !== 429)
        return `a good find was answered with status ${status} afterwards: good calls are refused, too`;
    }
  } catch (error) {
    if (!(error instanceof Interruption) || error.endsRun) throw error;
  }
  return undefined;
}

/** Checks whether the same request of the same caller is now granted, now refused. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Returns why no refusal is trusted, undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, org, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || credential !== 'token' || org !== 'own') return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // The request may be odd in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      granted.set(key, before ?? isSuccess(exchange));
      if (before !== undefined && before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
