import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeShown } from '../../scenarios/see-shown.js';
import type { Exchange } from '../../target/exchange.js';
import { textIn } from '../../wire/members.js';
import {
  createAccount,
  listAccounts,
  type OwnAccount,
  regenerate,
  requireSignIn,
  signIn,
} from './accounts.js';
import { loginSighting, recordIn } from './shown.js';

type Regeneration = 'sa.regen-new' | 'sa.regen-invalidates' | 'sa.regen-same-client';

/** A new secret takes the place of the old one (section 4.3, section 5 rule 2). */
export const secretRegeneration = scenario({
  id: 'service-accounts/regeneration',
  rules: ['sa.regen-same-client', 'sa.regen-new', 'sa.regen-invalidates'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  async record(t) {
    const account = await createAccount(t, 'viewer');
    await requireSignIn(t, account);
    t.step('regenerate its secret');
    const answer = await regenerate(t, account.clientId);
    const clientSecret = seeNewSecret(t, account, answer);
    if (clientSecret === undefined) return;

    t.step('sign it in with the old secret');
    const old = await signIn(t, account);
    t.soft('sa.regen-invalidates', old).refused('the secret was replaced');

    t.step('list the service accounts');
    const list = await listAccounts(t);
    const record = recordIn(t.body(list), account);
    if (record && !seeSameClient(t, account, list, textIn(record, 'clientId'))) return;

    t.step('sign it in with the new secret');
    const session = await signIn(t, { clientId: account.clientId, clientSecret });
    t.expect('sa.regen-new', session).accepted('a session for the service account with its new secret');
  },
});

/**
 * The new secret, unless the answer already breaks a rule: with another client id, or the same secret, everything else
 * follows from that.
 */
export function seeNewSecret(
  t: Recorder<Regeneration>,
  { name, clientId, clientSecret }: OwnAccount,
  answer: Exchange,
): string | undefined {
  const body = t.object(answer);
  if (!seeSameClient(t, { clientId }, answer, textIn(body, 'clientId'))) return undefined;
  const isShown = loginSighting(body, 'clientSecret', name);
  if (!seeShown(t, 'sa.regen-new', isShown, 'a new client secret', answer)) return undefined;
  const secret = textIn(body, 'clientSecret');
  const isNew = secret !== clientSecret;
  const seen = { at: 'clientSecret', expected: 'another secret than before', received: 'the same secret' };
  return t.soft('sa.regen-new', answer).holds(isNew, seen) ? secret : undefined;
}

/** Answers whether nothing speaks against it: an answer need not repeat the client id. */
function seeSameClient(
  t: Recorder<Regeneration>,
  { clientId }: Pick<OwnAccount, 'clientId'>,
  answer: Exchange,
  shown: string | undefined,
): boolean {
  if (shown === undefined) return true;
  const seen = { at: 'clientId', expected: clientId, received: shown };
  return t.soft('sa.regen-same-client', answer).holds(shown === clientId, seen);
}
