import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { createKey, requireUse, useKey } from './keys.js';

/** A key is still accepted when an access token of its age is not (sections 4.3 and 5). */
export const longLivedKey = scenario({
  id: 'api-keys/long-lived',
  rules: ['apikey.long-lived'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 12,
  movesTime: true,
  async record(recorder, context) {
    const { control } = context;
    if (!control) return;
    const made = await createKey(context, recorder);
    const token = await context.token();
    const use = await requireUse(context, recorder, made, ['previewFind', 'find']);
    recorder.step('two hours pass');
    await control.advance('PT2H');
    const byToken = await useKey(context, { key: token }, use);
    recorder.step('use it');
    const byKey = await useKey(context, made, use);
    const compared = isSuccess(byToken) ? 'a key is long-lived' : 'an access token of its age is refused now';
    recorder.accepts('apikey.long-lived', byKey, compared);
  },
});
