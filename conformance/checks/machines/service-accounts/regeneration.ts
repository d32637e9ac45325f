import type { Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { seeShown } from '../../../scene/see-shown.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { textIn } from '../../../target/wire/members.js';
import { listAccounts, type OwnAccount, regenerate } from './accounts.js';
import { loginSighting, recordIn } from './shown.js';

type Rule = 'sa.regen-new' | 'sa.regen-same-client';

/**
 * Regenerates the secret of an account, whose client id must stay (section 4.3, section 5 rule 2), and returns the new one. Ends
 * the scenario if the answer breaks a rule, as by returning the old secret: further failures would only follow from that.
 */
export async function regenerateSecret(t: Scene<Rule>, account: OwnAccount): Promise<string> {
  t.step(`regenerate the secret of ${account.name}`);
  const answer = await regenerate(t, account.clientId);
  const body = t.object(answer);
  seeSameClient(t, account, answer, textIn(body, 'clientId'));
  const isShown = loginSighting(body, 'clientSecret', account.name);
  seeShown(t, 'sa.regen-new', isShown, 'a new client secret', answer);
  const secret = textIn(body, 'clientSecret');
  if (secret === undefined) throw new EndScenario('inconclusive', 'a new secret is not known');
  const seen = { at: 'clientSecret', expected: 'another secret than before', received: 'the same secret' };
  t.expect('sa.regen-new', answer).holds(secret !== account.clientSecret, seen);

  t.step('list the service accounts');
  const list = await listAccounts(t);
  const record = recordIn(t.body(list), account);
  if (record !== undefined) seeSameClient(t, account, list, textIn(record, 'clientId'));
  return secret;
}

/** Checks the client id in an answer, which need not repeat it. */
function seeSameClient(
  t: Recorder<Rule>,
  { clientId }: OwnAccount,
  answer: Exchange,
  shown: string | undefined,
): void {
  if (shown === undefined) return;
  const seen = { at: 'clientId', expected: clientId, received: shown };
  t.expect('sa.regen-same-client', answer).holds(shown === clientId, seen);
}
