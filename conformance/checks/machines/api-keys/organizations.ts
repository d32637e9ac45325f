import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { seeListed } from '../../../scene/see-listed.js';
import type { Caller } from '../../../target/caller.js';
import { createKey, listKeys, naming } from './keys.js';

const rule = 'apikey.list-org-only';
const roles = ['viewer', 'editor', 'admin'] as const;

/** Two organizations with a key each list their own only (section 4.3). */
export const keysOfOrganizations = scenario({
  id: 'api-keys/organizations',
  rules: [rule],
  needs: ['token', 'own-resources', 'control', 'other-org'],
  requests: 9,
  async record(t) {
    const org = t.target.otherOrg;
    if (org === undefined) return;
    const ours = await createKey(t);
    const admin = await t.callers.lasting('an admin of another organization', roles, org);
    await withForeignKey(t, { org, admin }, async (theirs) => {
      t.step('list the keys');
      const here = await listKeys(t);
      seeListed(t, rule, here, {
        values: theirs,
        what: 'the key of another organization',
        listed: false,
      });
      t.step('the other organization lists its keys');
      const there = await t.call('listApiKeys', { path: { org_id: org } }, admin);
      const values = [ours.id, ours.name];
      seeListed(t, rule, there, { values, what: 'the key of this organization', listed: false });
    });
  },
});

interface Foreign {
  readonly org: string;
  readonly admin: Caller;
}

/** Performs `work` while another organization has a key. An admin of that one deletes it, as the run itself may not. */
async function withForeignKey(
  t: Scene,
  { org, admin }: Foreign,
  work: (values: readonly string[]) => Promise<void>,
): Promise<void> {
  const body = { ...naming(t) };
  t.step('another organization creates a key');
  const creation = await t.call('createApiKey', { path: { org_id: org }, body }, admin);
  const keyId = t.text(creation, 'id');
  try {
    await work([keyId, body.name]);
  } finally {
    await t.call('deleteApiKey', { path: { org_id: org, keyId } }, admin);
  }
}
