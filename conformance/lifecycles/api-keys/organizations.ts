import type { CheckContext } from '../../checks/check-context.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { seeListed } from '../../scenarios/see-listed.js';
import type { Caller } from '../../target/caller.js';
import { EndScenario } from '../../target/end-scenario.js';
import { textIn } from '../../wire/members.js';
import { createKey, listKeys, naming } from './keys.js';

const rule = 'apikey.list-org-only';

/** A key in each of two organizations: each lists its own (section 4.3). */
export const keysOfOrganizations = scenario({
  id: 'api-keys/organizations',
  rules: [rule],
  needs: ['identity', 'token', 'own-resources', 'control', 'other-org'],
  requests: 9,
  async record(recorder, context) {
    const org = context.target.otherOrg;
    if (org === undefined) return;
    const ours = await createKey(context, recorder);
    const admin = await context.callers.newUser('an admin of another organization', ['admin'], org);
    await withForeignKey(recorder, context, { org, admin }, async (theirs) => {
      recorder.step('list the keys');
      const here = await listKeys(context);
      seeListed(recorder, rule, here, {
        values: theirs,
        what: 'the key of another organization',
        listed: false,
      });
      recorder.step('the other organization lists its keys');
      const there = await context.call('listApiKeys', { path: { org_id: org } }, admin);
      const values = [ours.id, ours.name];
      seeListed(recorder, rule, there, { values, what: 'the key of this organization', listed: false });
    });
  },
});

interface Foreign {
  readonly org: string;
  readonly admin: Caller;
}

/** Does `work` while another organization has a key. The run itself may not delete it: its admin does. */
async function withForeignKey(
  recorder: Recorder,
  context: CheckContext,
  { org, admin }: Foreign,
  work: (values: readonly string[]) => Promise<void>,
): Promise<void> {
  const body = { ...naming(context) };
  recorder.step('another organization creates a key');
  const creation = await context.call('createApiKey', { path: { org_id: org }, body }, admin);
  const keyId = textIn(recorder.object(creation), 'id');
  if (keyId === undefined) throw new EndScenario('skipped', 'the answer to createApiKey shows no `id`');
  try {
    await work([keyId, body.name]);
  } finally {
    await context.call('deleteApiKey', { path: { org_id: org, keyId } }, admin);
  }
}
