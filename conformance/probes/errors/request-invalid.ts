import type { OperationId } from '../../../generated/operations.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { answered, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';

/** A good call, and the same with something that is not as documented. */
interface Pair {
  readonly operation: OperationId;
  readonly sent: string;
  good(t: ProbeContext): CallInput;
  bad(t: ProbeContext): CallInput;
}

/** What costs least comes first. A target may not have all of them, or in another form. */
const pairs: readonly Pair[] = [
  {
    operation: 'getUsage',
    sent: 'usage by another group than org or principal',
    good: () => ({ query: { group_by: 'org' } }),
    bad: () => ({ query: { group_by: 'colour' } }),
  },
  {
    operation: 'search',
    sent: 'a search whose filters are no array',
    good: () => ({ body: { filters: [], size: 1 } }),
    bad: () => ({ body: { filters: 7, size: 1 } }),
  },
];

export const requestInvalid = asks('errors.request-invalid', {
  requests: 2 * pairs.length,
  async ask(t) {
    let ignored: string | undefined;
    for (const { operation, sent, good, bad } of pairs) {
      const control = await unlessEnded(t.call(operation, good(t)));
      if (!control || !isAnswer(decided(control))) continue;
      const answer = decided(await t.call(operation, bad(t)));
      // What is not looked at at all shows no status: something else may be.
      if (!isSuccess(answer)) return answered(answer, sent, { 400: 'rejected-400', 422: 'rejected-422' });
      ignored = sent;
    }
    throw undecided(ignored === undefined ? 'no call was found that is answered' : `${ignored} is answered`);
  },
});

const isAnswer = (exchange: Exchange): boolean => isSuccess(exchange) && isObject(exchange.response.json);
