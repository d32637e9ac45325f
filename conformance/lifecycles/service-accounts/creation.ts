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
  async record(recorder, context) {
    const name = context.owned.name('account');
    recorder.step('create a service account with the role viewer');
    const creation = await requestAccount(context, { name, roles: ['viewer'] });
    const made = recorder.object(creation);
    for (const [member, what] of [
      ['clientId', 'a client ID'],
      ['clientSecret', 'a client secret'],
    ] as const) {
      seeShown(recorder, 'sa.create-id-secret', loginSighting(made, member, name), what, creation);
    }
    const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
    if (clientId === undefined) return;

    if (clientSecret !== undefined) {
      recorder.step('sign it in');
      const session = await signIn(context, { clientId, clientSecret });
      recorder.accepts('sa.login', session, 'a session for the new service account');
    }

    recorder.step('list the service accounts');
    const values = [clientId, name];
    const list = await eventually(
      context,
      laggingMs,
      () => listAccounts(context),
      ({ response }) => isListed(response.json, values) === true,
    );
    if (!seeListed(recorder, 'sa.list-roles', list, { values, what: 'the new service account' })) return;
    const record = recordIn(list.response.json, { clientId, name }) ?? null;
    seeShown(recorder, 'sa.list-roles', roleSighting(record, 'viewer', name), 'its role viewer', list);
    seeShown(recorder, 'sa.list-roles', creatorSighting(record, name), 'the user who created it', list);
  },
});
