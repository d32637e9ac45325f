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
  async record(recorder, context) {
    const made = await createKey(context, recorder);
    const use = await useOf(context, made);
    const before = await getKey(context, made.id);
    const renamed: OwnKey = { ...made, name: `${made.name}-renamed` };
    const described: OwnKey = { ...renamed, description: 'changed by a conformance run' };

    for (const [rule, member, old, changed] of [
      ['apikey.update-name', 'name', made, renamed],
      ['apikey.update-description', 'description', renamed, described],
    ] as const) {
      recorder.step(`change its ${member}`);
      const update = await updateKey(context, made.id, changed);
      if (!recorder.accepts(rule, update, `the ${member} of a key can be changed`)) continue;
      recorder.step('get it');
      const got = await getKey(context, made.id);
      seeChange(recorder, rule, { member, from: old[member], to: changed[member], before, got });
    }

    if (use === undefined || !context.worked('updateApiKey')) {
      const why =
        use === undefined
          ? 'a new key is accepted neither on find nor on previewFind'
          : 'no update succeeded';
      recorder.skip('apikey.update-keeps-key', why);
      return;
    }
    recorder.step('use it');
    const again = await useKey(context, made, use);
    recorder.accepts('apikey.update-keeps-key', again, 'the key is the same as before the update');
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
  recorder: Recorder<Rule>,
  rule: Rule,
  { member, from, to, before, got }: Change,
): boolean {
  if (!hasValue(before.response.json, from)) {
    recorder.skip(rule, `the answer to getApiKey did not show the ${member}: map it with --overlay`);
    return false;
  }
  const now = recorder.object(got);
  const received = now[member] ?? null;
  return recorder.see(rule, hasValue(now, to), () => ({ at: member, expected: `"${to}"`, received }), got);
}
