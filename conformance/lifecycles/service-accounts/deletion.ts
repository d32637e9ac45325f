import { laggingMs, patiently } from '../../story/patiently.js';
import { seeListed } from '../../story/see-listed.js';
import { seeShown } from '../../story/see-shown.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { hasValue } from '../../wire/leaves.js';
import { isListed } from '../../wire/listed.js';
import { createAccount, deleteAccount, listAccounts, signIn } from './accounts.js';

/** Deleting a service account that is signed in (section 4.3). */
export const accountDeletion = story({
  id: 'service-accounts/deletion',
  rules: ['sa.delete-returns-id', 'sa.delete-tokens', 'sa.delete-invalidates', 'sa.delete-unlisted'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  async tell(teller, lab) {
    const account = await createAccount(lab, teller, 'viewer');
    const { clientId, name } = account;
    teller.step('sign it in');
    const session = await signIn(lab, account);
    const token = isSuccess(session) ? grantOf(session.response.json)?.accessToken : undefined;
    const list = (bearer: string) =>
      lab.call('getServiceAccounts', {}, lab.callers.bearer('the service account', bearer));
    const isTokenGood = token !== undefined && isSuccess(await list(token));

    teller.step('delete it');
    const deletion = await deleteAccount(lab, clientId);
    teller.body(deletion);
    seeClientId(teller, deletion, clientId);

    if (isSuccess(session)) {
      teller.step('sign it in');
      teller.refuses('sa.delete-invalidates', await signIn(lab, account), 'the service account was deleted');
    } else {
      teller.cannot('sa.delete-invalidates', 'a new service account cannot sign in');
    }
    if (token !== undefined && isTokenGood) {
      teller.step('use the access token that it has');
      teller.refuses('sa.delete-tokens', await list(token), 'the service account was deleted');
    } else {
      teller.cannot('sa.delete-tokens', 'a new service account cannot list service accounts');
    }

    teller.step('list the service accounts');
    const values = [clientId, name];
    const listed = await patiently(
      lab,
      laggingMs,
      () => listAccounts(lab),
      ({ response }) => isListed(response.json, values) !== true,
    );
    const what = 'the deleted service account';
    seeListed(teller, 'sa.delete-unlisted', listed, { values, what, listed: false });
  },
});

/** The answer holds the client id of the deleted account, in an object or as it is. */
export function seeClientId(
  teller: Teller<'sa.delete-returns-id'>,
  deletion: Exchange,
  clientId: string,
): boolean {
  const isReturned = hasValue(deletion.response.json, clientId) ? 'shown' : 'not shown';
  return seeShown(teller, 'sa.delete-returns-id', isReturned, `the client ID ${clientId}`, deletion);
}
