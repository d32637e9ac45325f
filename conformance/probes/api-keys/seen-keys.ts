import { getKey, listKeys, useOf } from '../../checks/machines/api-keys/keys.js';
import { eventually } from '../../scene/eventually.js';
import type { Exchange } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import type { Provocation } from '../probe.js';
import { ownKey } from './own-key.js';

/** Uses may be noted late. */
const notedMs = [1000, 4000] as const;

/** Lists the keys that there are and, where the run may make one, shows one before and after it is used. */
export const seenKeys: Provocation = {
  needs: ['identity', 'token'],
  requests: 12,
  send: (t) =>
    t.shared('API keys are seen', async () => {
      await listKeys(t);
      const own = await ownKey(t);
      await getKey(t, own.id);
      if ((await useOf(t, own)) === undefined) return;
      const isNoted = ({ response }: Exchange) => textIn(response.json, 'lastUsedAt') !== undefined;
      await eventually(t, notedMs, () => getKey(t, own.id), isNoted);
    }),
};
