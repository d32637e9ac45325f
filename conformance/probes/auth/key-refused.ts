import type { OperationId } from '../../../generated/operations.js';
import { isSuccess } from '../../target/exchange.js';
import { decided } from '../answers.js';
import { goodBody } from '../errors/odd-find.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { customerRequests, isOfCustomer, keyOnCustomerData } from './customer-call.js';

export const keyRefused = watches('auth.key-refused', {
  // Only a key that is taken somewhere is known to be valid, and only where it is not taken it is refused.
  hiddenBy: { 'auth.api-key-scope': ['nowhere', 'everywhere'], 'apikey.role': ['viewer'] },
  provoke: {
    needs: ['api-key', 'token'],
    requests: customerRequests + 1,
    async send(t) {
      decided(await t.find(goodBody(t), { credential: 'api-key' }));
      await keyOnCustomerData(t);
    },
  },
  begin() {
    let isValid = false;
    const granted = new Set<OperationId>();
    return function* ({ exchange }) {
      const { operation, credential, org, response } = exchange;
      if (org !== 'own') return;
      if (credential === 'token' && isSuccess(exchange)) granted.add(operation);
      if (credential !== 'api-key') return;
      if (isSuccess(exchange)) isValid = true;
      else if (isValid && granted.has(operation) && isOfCustomer(operation)) {
        const { status } = response;
        if (status === 429 || status >= 500) return;
        const saw = `an API key on customer data → status ${status}`;
        if (status === 403) yield agrees('rejected-403', saw);
        else if (status === 401) yield agrees('rejected-401', saw);
        else yield otherwise(saw);
      }
    };
  },
});
