import { laggingMs, patiently } from '../../story/patiently.js';
import { seeListed } from '../../story/see-listed.js';
import { seeShown } from '../../story/see-shown.js';
import { story } from '../../story/story.js';
import { isListed } from '../../wire/listed.js';
import { textIn } from '../../wire/members.js';
import { listAccounts, requestAccount, signIn } from './accounts.js';
import { creatorSighting, loginSighting, recordIn, roleSighting } from './shown.js';

/** A new service account signs in and is listed (sections 4.3 and 5). */
export const accountCreation = story({
  id: 'service-accounts/creation',
  rules: ['sa.create-id-secret', 'sa.login', 'sa.list-roles'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const name = lab.belongings.name('account');
    teller.step('create a service account with the role viewer');
    const creation = await requestAccount(lab, { name, roles: ['viewer'] });
    const made = teller.record(creation);
    for (const [member, what] of [
      ['clientId', 'a client ID'],
      ['clientSecret', 'a client secret'],
    ] as const) {
      seeShown(teller, 'sa.create-id-secret', loginSighting(made, member, name), what, creation);
    }
    const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
    if (clientId === undefined) return;

    if (clientSecret !== undefined) {
      teller.step('sign it in');
      const session = await signIn(lab, { clientId, clientSecret });
      teller.accepts('sa.login', session, 'a session for the new service account');
    }

    teller.step('list the service accounts');
    const values = [clientId, name];
    const list = await patiently(
      lab,
      laggingMs,
      () => listAccounts(lab),
      ({ response }) => isListed(response.json, values) === true,
    );
    if (!seeListed(teller, 'sa.list-roles', list, { values, what: 'the new service account' })) return;
    const record = recordIn(list.response.json, { clientId, name }) ?? null;
    seeShown(teller, 'sa.list-roles', roleSighting(record, 'viewer', name), 'its role viewer', list);
    seeShown(teller, 'sa.list-roles', creatorSighting(record, name), 'the user who created it', list);
  },
});
