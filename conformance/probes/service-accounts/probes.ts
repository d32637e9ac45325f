import { createAccount, deleteAccount } from '../../checks/kinds/service-accounts/accounts.js';
import { isSuccess } from '../../target/exchange.js';
import { parseJson } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { agrees, otherwise } from '../answers.js';
import { type Probes, sceneOf, watches } from '../probe.js';

export const serviceAccountsProbes: Probes<'sa'> = {
  'sa.deleted-form': watches('sa.deleted-form', {
    provoke: {
      needs: ['identity', 'token', 'own-resources'],
      requests: 2,
      send: async (t) => deleteAccount(t, (await createAccount(sceneOf(t))).clientId),
    },
    *see({ exchange }) {
      if (exchange.operation !== 'deleteServiceAccount' || !isSuccess(exchange)) return;
      // As it is received: a bare client ID is parsed into the form of the contract, an object.
      const received = parseJson(exchange.response.text);
      // In recordings of others, the account may have been named by another id.
      const isIt = (id: string | undefined) => id !== undefined && (exchange.named ?? [id]).includes(id);
      if (typeof received === 'string' && isIt(received))
        yield agrees('bare', 'a deleted account → a JSON string');
      else if (typeof received !== 'string' && isIt(textIn(exchange.response.json, 'clientId')))
        yield agrees('object', 'a deleted account → an object with clientId');
      else
        yield otherwise('a deleted account → neither an object with clientId nor its client ID as a string');
    },
  }),
};
