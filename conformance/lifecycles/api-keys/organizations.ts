import type { Caller } from '../../callers/caller.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { seeListed } from '../../story/see-listed.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import { textIn } from '../../wire/members.js';
import { createKey, listKeys, naming } from './keys.js';

const rule = 'apikey.list-org-only';

/** A key in each of two organizations: each lists its own (section 4.3). */
export const keysOfOrganizations = story({
  id: 'api-keys/organizations',
  rules: [rule],
  needs: ['identity', 'token', 'own-resources', 'control', 'other-org'],
  requests: 9,
  async tell(teller, lab) {
    const org = lab.target.otherOrg;
    if (org === undefined) return;
    const ours = await createKey(lab, teller);
    const admin = await lab.callers.newUser('an admin of another organization', ['admin'], org);
    await withForeignKey(teller, lab, { org, admin }, async (theirs) => {
      teller.step('list the keys');
      const here = await listKeys(lab);
      seeListed(teller, rule, here, {
        values: theirs,
        what: 'the key of another organization',
        listed: false,
      });
      teller.step('the other organization lists its keys');
      const there = await lab.call('listApiKeys', { path: { org_id: org } }, admin);
      const values = [ours.id, ours.name];
      seeListed(teller, rule, there, { values, what: 'the key of this organization', listed: false });
    });
  },
});

interface Foreign {
  readonly org: string;
  readonly admin: Caller;
}

/** Does `work` while another organization has a key. The run itself may not delete it: its admin does. */
async function withForeignKey(
  teller: Teller,
  lab: Lab,
  { org, admin }: Foreign,
  work: (values: readonly string[]) => Promise<void>,
): Promise<void> {
  const body = { ...naming(lab) };
  teller.step('another organization creates a key');
  const creation = await lab.call('createApiKey', { path: { org_id: org }, body }, admin);
  const keyId = textIn(teller.record(creation), 'id');
  if (keyId === undefined) throw new Leave('skipped', 'the answer to createApiKey shows no `id`');
  try {
    await work([keyId, body.name]);
  } finally {
    await lab.call('deleteApiKey', { path: { org_id: org, keyId } }, admin);
  }
}
