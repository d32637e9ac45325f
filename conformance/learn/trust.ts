import { operations } from '../../generated/operations.js';
import { findBody } from '../arbitraries/lookups.js';
import type { CheckContext } from '../scene/check-context.js';
import { Interruption } from '../target/end-scenario.js';
import { type Exchange, isAdmitted, isSuccess } from '../target/exchange.js';
import { writes } from '../target/target.js';

/** Statuses that depend on credentials, credit, load and outages. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Repeats a good find: a target that refuses every second or third call refuses one of them. */
export async function repeated(context: CheckContext): Promise<void> {
  const [someone] = context.pool.distinct;
  try {
    for (let time = 0; someone !== undefined && time < 3; time += 1)
      await context.find(findBody([someone.lookup], 5));
  } catch (error) {
    if (!(error instanceof Interruption) || error.endsRun) throw error;
  }
}

/** Checks whether the same request of the same caller is now granted, now refused. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Returns why no refusal is trusted, undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || !isAdmitted(exchange)) return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // The request may be odd in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([credential, request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      granted.set(key, before ?? isSuccess(exchange));
      if (before !== undefined && before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
