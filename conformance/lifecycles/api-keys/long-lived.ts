import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { createKey, requireUse, useKey } from './keys.js';

/** A key is still accepted when an access token of its age is not (sections 4.3 and 5). */
export const longLivedKey = story({
  id: 'api-keys/long-lived',
  rules: ['apikey.long-lived'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 12,
  movesTime: true,
  async tell(teller, lab) {
    const { control } = lab;
    if (!control) return;
    const made = await createKey(lab, teller);
    const token = await lab.token();
    const use = await requireUse(lab, teller, made, ['previewFind', 'find']);
    teller.step('two hours pass');
    await control.advance('PT2H');
    const byToken = await useKey(lab, { key: token }, use);
    teller.step('use it');
    const byKey = await useKey(lab, made, use);
    const compared = isSuccess(byToken) ? 'a key is long-lived' : 'an access token of its age is refused now';
    teller.accepts('apikey.long-lived', byKey, compared);
  },
});
