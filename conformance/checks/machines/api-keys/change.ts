import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { hasValue } from '../../../target/wire/leaves.js';
import { getKey, type OwnKey, updateKey } from './keys.js';

/**
 * Changes the name or the description of a key: only a target that showed the old one must show the new one (section 4.3).
 * @param before the key, as it was got before that
 */
export async function change(
  t: Scene<'apikey.update-name' | 'apikey.update-description'>,
  key: OwnKey,
  member: 'name' | 'description',
  before: Exchange,
): Promise<OwnKey> {
  const rule = `apikey.update-${member}` as const;
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
