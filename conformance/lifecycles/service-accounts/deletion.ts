import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeListed } from '../../scenarios/see-listed.js';
import { seeShown } from '../../scenarios/see-shown.js';
import type { Exchange } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { hasValue } from '../../wire/leaves.js';
import { isListed } from '../../wire/listed.js';
import { createAccount, deleteAccount, listAccounts, signIn } from './accounts.js';

/** Deleting a service account that is signed in (section 4.3). */
export const accountDeletion = scenario({
  id: 'service-accounts/deletion',
  rules: ['sa.delete-returns-id', 'sa.delete-tokens', 'sa.delete-invalidates', 'sa.delete-unlisted'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  async record(t) {
    const account = await createAccount(t, 'viewer');
    const { clientId, name } = account;
    t.step('sign it in');
    const session = await signIn(t, account);
    const token = isSuccess(session) ? grantOf(session.response.json)?.accessToken : undefined;
    const list = (bearer: string) =>
      t.call('getServiceAccounts', {}, t.callers.bearer('the service account', bearer));
    const isTokenGood = token !== undefined && isSuccess(await list(token));

    t.step('delete it');
    const deletion = await deleteAccount(t, clientId);
    t.body(deletion);
    seeClientId(t, deletion, clientId);

    if (isSuccess(session)) {
      t.step('sign it in');
      t.soft('sa.delete-invalidates', await signIn(t, account)).refused('the service account was deleted');
    } else {
      t.cannot('sa.delete-invalidates', 'a new service account cannot sign in');
    }
    if (token !== undefined && isTokenGood) {
      t.step('use the access token that it has');
      t.soft('sa.delete-tokens', await list(token)).refused('the service account was deleted');
    } else {
      t.cannot('sa.delete-tokens', 'a new service account cannot list service accounts');
    }

    t.step('list the service accounts');
    const values = [clientId, name];
    const listed = await eventually(
      t,
      laggingMs,
      () => listAccounts(t),
      ({ response }) => isListed(response.json, values) !== true,
    );
    const what = 'the deleted service account';
    seeListed(t, 'sa.delete-unlisted', listed, { values, what, listed: false });
  },
});

/** The answer holds the client id of the deleted account, in an object or as it is. */
export function seeClientId(
  t: Recorder<'sa.delete-returns-id'>,
  deletion: Exchange,
  clientId: string,
): boolean {
  const isReturned = hasValue(deletion.response.json, clientId) ? 'shown' : 'not shown';
  return seeShown(t, 'sa.delete-returns-id', isReturned, `the client ID ${clientId}`, deletion);
}
