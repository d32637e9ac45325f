import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { hasValue } from '../../wire/leaves.js';
import { createKey, getKey, type OwnKey, updateKey, useKey, useOf } from './keys.js';

/** Changing the name and the description of a key; the key stays (section 4.3). */
export const keyUpdates = scenario({
  id: 'api-keys/update',
  rules: ['apikey.update-name', 'apikey.update-description', 'apikey.update-keeps-key'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 9,
  async record(t) {
    const made = await createKey(t);
    const use = await useOf(t, made);
    const before = await getKey(t, made.id);
    const renamed: OwnKey = { ...made, name: `${made.name}-renamed` };
    const described: OwnKey = { ...renamed, description: 'changed by a conformance run' };

    for (const [rule, member, old, changed] of [
      ['apikey.update-name', 'name', made, renamed],
      ['apikey.update-description', 'description', renamed, described],
    ] as const) {
      t.step(`change its ${member}`);
      const update = await updateKey(t, made.id, changed);
      if (!t.soft(rule, update).accepted(`the ${member} of a key can be changed`)) continue;
      t.step('get it');
      const got = await getKey(t, made.id);
      seeChange(t, rule, { member, from: old[member], to: changed[member], before, got });
    }

    if (use === undefined || !t.worked('updateApiKey')) {
      const why =
        use === undefined
          ? 'a new key is accepted neither on find nor on previewFind'
          : 'no update succeeded';
      t.skip('apikey.update-keeps-key', why);
      return;
    }
    t.step('use it');
    const again = await useKey(t, made, use);
    t.expect('apikey.update-keeps-key', again).accepted('the key is the same as before the update');
  },
});

interface Change {
  readonly member: string;
  readonly from: string;
  readonly to: string;
  /** The key as it was, and as it is now. */
  readonly before: Exchange;
  readonly got: Exchange;
}

/** Only a target that showed the old value must show the new one. */
export function seeChange<Rule extends 'apikey.update-name' | 'apikey.update-description'>(
  t: Recorder<Rule>,
  rule: Rule,
  { member, from, to, before, got }: Change,
): boolean {
  if (!hasValue(before.response.json, from)) {
    t.skip(rule, `the answer to getApiKey did not show the ${member}: map it with --overlay`);
    return false;
  }
  const now = t.object(got);
  const received = now[member] ?? null;
  return t.soft(rule, got).holds(hasValue(now, to), { at: member, expected: `"${to}"`, received });
}
