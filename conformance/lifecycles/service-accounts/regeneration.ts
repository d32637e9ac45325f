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
  async record(recorder, context) {
    const account = await createAccount(context, recorder, 'viewer');
    await requireSignIn(context, recorder, account);
    recorder.step('regenerate its secret');
    const answer = await regenerate(context, account.clientId);
    const clientSecret = seeNewSecret(recorder, account, answer);
    if (clientSecret === undefined) return;

    recorder.step('sign it in with the old secret');
    const old = await signIn(context, account);
    recorder.refuses('sa.regen-invalidates', old, 'the secret was replaced');

    recorder.step('list the service accounts');
    const list = await listAccounts(context);
    const record = recordIn(recorder.body(list), account);
    if (record && !seeSameClient(recorder, account, list, textIn(record, 'clientId'))) return;

    recorder.step('sign it in with the new secret');
    const session = await signIn(context, { clientId: account.clientId, clientSecret });
    recorder.accepts('sa.regen-new', session, 'a session for the service account with its new secret');
  },
});

/**
 * The new secret, unless the answer already breaks a rule: with another client id, or the same secret, everything else
 * follows from that.
 */
export function seeNewSecret(
  recorder: Recorder<Regeneration>,
  { name, clientId, clientSecret }: OwnAccount,
  answer: Exchange,
): string | undefined {
  const body = recorder.object(answer);
  if (!seeSameClient(recorder, { clientId }, answer, textIn(body, 'clientId'))) return undefined;
  const isShown = loginSighting(body, 'clientSecret', name);
  if (!seeShown(recorder, 'sa.regen-new', isShown, 'a new client secret', answer)) return undefined;
  const secret = textIn(body, 'clientSecret');
  const isNew = secret !== clientSecret;
  const seen = { at: 'clientSecret', expected: 'another secret than before', received: 'the same secret' };
  return recorder.see('sa.regen-new', isNew, () => seen, answer) ? secret : undefined;
}

/** Answers whether nothing speaks against it: an answer need not repeat the client id. */
function seeSameClient(
  recorder: Recorder<Regeneration>,
  { clientId }: Pick<OwnAccount, 'clientId'>,
  answer: Exchange,
  shown: string | undefined,
): boolean {
  if (shown === undefined) return true;
  const seen = { at: 'clientId', expected: clientId, received: shown };
  return recorder.see('sa.regen-same-client', shown === clientId, () => seen, answer);
}
