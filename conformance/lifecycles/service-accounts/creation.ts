import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeListed } from '../../scenarios/see-listed.js';
import { seeShown } from '../../scenarios/see-shown.js';
import { isListed } from '../../wire/listed.js';
import { textIn } from '../../wire/members.js';
import { listAccounts, requestAccount, signIn } from './accounts.js';
import { creatorSighting, loginSighting, recordIn, roleSighting } from './shown.js';

/** A new service account signs in and is listed (sections 4.3 and 5). */
export const accountCreation = scenario({
  id: 'service-accounts/creation',
  rules: ['sa.create-id-secret', 'sa.login', 'sa.list-roles'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 5,
  async record(t) {
    const name = t.owned.name('account');
    t.step('create a service account with the role viewer');
    const creation = await requestAccount(t, { name, roles: ['viewer'] });
    const made = t.object(creation);
    for (const [member, what] of [
      ['clientId', 'a client ID'],
      ['clientSecret', 'a client secret'],
    ] as const) {
      seeShown(t, 'sa.create-id-secret', loginSighting(made, member, name), what, creation);
    }
    const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
    if (clientId === undefined) return;

    if (clientSecret !== undefined) {
      t.step('sign it in');
      const session = await signIn(t, { clientId, clientSecret });
      t.soft('sa.login', session).accepted('a session for the new service account');
    }

    t.step('list the service accounts');
    const values = [clientId, name];
    const list = await eventually(
      t,
      laggingMs,
      () => listAccounts(t),
      ({ response }) => isListed(response.json, values) === true,
    );
    if (!seeListed(t, 'sa.list-roles', list, { values, what: 'the new service account' })) return;
    const record = recordIn(list.response.json, { clientId, name }) ?? null;
    seeShown(t, 'sa.list-roles', roleSighting(record, 'viewer', name), 'its role viewer', list);
    seeShown(t, 'sa.list-roles', creatorSighting(record, name), 'the user who created it', list);
  },
});
