import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { fixedCaller } from '../../../target/caller.js';
import { createKey, noMatch, requireUse, useKey } from './keys.js';

/** A key is still accepted when an access token of the same age is not (sections 4.3 and 5). */
export const longLivedKey = scenario({
  id: 'api-keys/long-lived',
  rules: ['apikey.long-lived'],
  needs: ['identity', 'token', 'control'],
  requests: 12,
  movesTime: true,
  async record(t) {
    const { control } = t;
    if (!control) return;
    const made = await createKey(t);
    const token = await t.token();
    const use = await requireUse(t, made, ['previewFind', 'find']);
    t.step('two hours pass');
    await control.advance('PT2H');
    const holder = fixedCaller('the holder of a token', 'expired', `Bearer ${token}`);
    const byToken = await t.call(use, { body: noMatch }, holder);
    t.step('use it');
    const byKey = await useKey(t, made, use);
    const compared = isSuccess(byToken) ? 'a key is long-lived' : 'an access token of its age is refused now';
    t.expect('apikey.long-lived', byKey).accepted(compared);
  },
});
