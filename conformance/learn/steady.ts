import { operations } from '../../generated/operations.js';
import { writes } from '../target/effect.js';
import { type Exchange, isSuccess } from '../target/exchange.js';

/** What credentials, credit, load and outages have to do with. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Looks whether the same request of the same caller is granted now and refused then. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Why no refusal is believed; undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, org, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || credential !== 'token' || org !== 'own') return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // What is odd about it may stand in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      if (before === undefined) granted.set(key, isSuccess(exchange));
      else if (before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
