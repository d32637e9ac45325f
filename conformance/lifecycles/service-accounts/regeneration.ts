import { seeShown } from '../../story/see-shown.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
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
export const secretRegeneration = story({
  id: 'service-accounts/regeneration',
  rules: ['sa.regen-same-client', 'sa.regen-new', 'sa.regen-invalidates'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 6,
  async tell(teller, lab) {
    const account = await createAccount(lab, teller, 'viewer');
    await requireSignIn(lab, teller, account);
    teller.step('regenerate its secret');
    const answer = await regenerate(lab, account.clientId);
    const clientSecret = seeNewSecret(teller, account, answer);
    if (clientSecret === undefined) return;

    teller.step('sign it in with the old secret');
    const old = await signIn(lab, account);
    teller.refuses('sa.regen-invalidates', old, 'the secret was replaced');

    teller.step('list the service accounts');
    const list = await listAccounts(lab);
    const record = recordIn(teller.body(list), account);
    if (record && !seeSameClient(teller, account, list, textIn(record, 'clientId'))) return;

    teller.step('sign it in with the new secret');
    const session = await signIn(lab, { clientId: account.clientId, clientSecret });
    teller.accepts('sa.regen-new', session, 'a session for the service account with its new secret');
  },
});

/**
 * The new secret, unless the answer already breaks a rule: with another client id, or the same secret, everything else
 * follows from that.
 */
export function seeNewSecret(
  teller: Teller<Regeneration>,
  { name, clientId, clientSecret }: OwnAccount,
  answer: Exchange,
): string | undefined {
  const body = teller.record(answer);
  if (!seeSameClient(teller, { clientId }, answer, textIn(body, 'clientId'))) return undefined;
  const isShown = loginSighting(body, 'clientSecret', name);
  if (!seeShown(teller, 'sa.regen-new', isShown, 'a new client secret', answer)) return undefined;
  const secret = textIn(body, 'clientSecret');
  const isNew = secret !== clientSecret;
  const seen = { at: 'clientSecret', expected: 'another secret than before', received: 'the same secret' };
  return teller.see('sa.regen-new', isNew, () => seen, answer) ? secret : undefined;
}

/** Answers whether nothing speaks against it: an answer need not repeat the client id. */
function seeSameClient(
  teller: Teller<Regeneration>,
  { clientId }: Pick<OwnAccount, 'clientId'>,
  answer: Exchange,
  shown: string | undefined,
): boolean {
  if (shown === undefined) return true;
  const seen = { at: 'clientId', expected: clientId, received: shown };
  return teller.see('sa.regen-same-client', shown === clientId, () => seen, answer);
}
