import type { Scene } from '../../../scene/scene.js';
import { hasValue } from '../../../target/wire/leaves.js';
import { getKey, type OwnKey, updateKey } from './keys.js';

/** Changes the name or the description of a key: only a target that showed the old one must show the new one (section 4.3). */
export async function change(
  t: Scene<'apikey.update-name' | 'apikey.update-description'>,
  key: OwnKey,
  member: 'name' | 'description',
): Promise<OwnKey> {
  const rule = `apikey.update-${member}` as const;
  const before = await getKey(t, key.id);
  const changed = { ...key, [member]: `${key[member]}, changed` };
  t.step(`change the ${member} of ${key.name}`);
  const update = await updateKey(t, key.id, changed);
  t.expect(rule, update).accepted(`the ${member} of a key can be changed`);
  t.step('get it');
  const got = await getKey(t, key.id);
  const { [member]: now } = t.object(got);
  if (hasValue(before.response.json, key[member])) {
    const seen = { at: member, expected: `"${changed[member]}"`, received: now ?? null };
    t.expect(rule, got).holds(hasValue(got.response.json, changed[member]), seen);
  } else {
    t.skip(rule, `the answer to getApiKey did not show the ${member}: map it with --overlay`);
  }
  return changed;
}
