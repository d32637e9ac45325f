import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { listIn, textIn } from '../../target/wire/members.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { isAlike } from '../roles/admitted.js';

/**
 * They reach customer-specific data, and the document states that the role viewer suffices: what a key lacks is no role.
 * With what an answer shows at least.
 */
const operations: readonly (readonly [OperationId, (body: Json | undefined) => boolean])[] = [
  ['getOrganization', (body) => textIn(body, 'name') !== undefined],
  ['getLedgers', (body) => listIn(body) !== undefined],
  ['getUsage', (body) => listIn(body) !== undefined],
];

export const isOfCustomer = (operation: OperationId): boolean =>
  operations.some(([each]) => each === operation);

/** Requests that it takes at most. */
export const customerRequests = operations.length + 2;

/** What an API key is answered. */
interface Tried {
  readonly answer: Exchange;
  /** Whether it is what a token is answered. */
  readonly isGranted: boolean;
}

/** The answer to an API key where a token was answered just before. Once in each round; ends the probe where there is none. */
export const keyOnCustomerData = (t: ProbeContext): Promise<Tried> =>
  t.shared('an API key on customer data', async () => {
    const { apiKey } = t.callers;
    const found = await t.goodFind();
    for (const [operation, isRead] of apiKey ? operations : []) {
      const control = await unlessEnded(t.call(operation));
      if (!control || !isSuccess(decided(control)) || !isRead(control.response.json)) continue;
      // Whoever answers everything alike has read nothing.
      if (isAlike(control, found)) continue;
      const answer = decided(await t.call(operation, {}, apiKey));
      return { answer, isGranted: isSuccess(answer) && isAlike(answer, control) };
    }
    throw undecided('nothing that is the own of a customer can be read');
  });
