import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** They reach customer-specific data, and the document states that the role viewer suffices: what a key lacks is no role. */
const operations: readonly OperationId[] = ['getOrganization', 'getLedgers', 'getUsage'];

export const isOfCustomer = (operation: OperationId): boolean => operations.includes(operation);

/** Requests that it takes at most. */
export const customerRequests = operations.length + 1;

/** The answer to an API key where a token was answered just before. Once in each round; ends the probe where there is none. */
export const keyOnCustomerData = (t: ProbeContext): Promise<Exchange> =>
  t.shared('an API key on customer data', async () => {
    const { apiKey } = t.callers;
    for (const operation of apiKey ? operations : []) {
      const granted = await unlessEnded(t.call(operation));
      if (granted && isSuccess(decided(granted))) return decided(await t.call(operation, {}, apiKey));
    }
    throw undecided('nothing that is the own of a customer can be read');
  });
