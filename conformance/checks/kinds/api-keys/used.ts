import { almost } from '../../../resources/near-ids.js';
import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { seeMember } from '../../../scene/see-member.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { textIn, timeOf } from '../../../target/wire/members.js';
import { inOtherCase } from '../../../target/wire/text-key.js';
import { createKey, getKey, isLetIn, noMatch, useKey, useOf } from './keys.js';

const notTaken = 'a new key is accepted neither on find nor on previewFind';
/** Waits for the last use to be shown, up to a minute: services may record uses in batches. */
const lagMs = [1000, 9000, 50_000] as const;
/** Waits between two uses: a service may record the minute only, or record uses in batches. */
const waitsMs = [1100, 9000, 61_000] as const;

const lastUse = ({ response }: Exchange): string | undefined => textIn(response.json, 'lastUsedAt');

/** The metadata of a key before and after it is used, and used again (section 4.3). */
export const usedKey = scenario({
  id: 'api-keys/last-use',
  rules: ['apikey.get-metadata', 'apikey.last-used-updates', 'auth.garbage'],
  requests: 15,
  async record(t) {
    const rule = 'apikey.get-metadata';
    const made = await createKey(t);
    const get = () => getKey(t, made.id);
    t.step('get it');
    const unused = await get();
    t.object(unused);
    for (const member of ['shorthand', 'description']) seeMember(t, rule, unused, member);

    t.step('use it');
    // A caller who has to pay was accepted, but has not used the key.
    const use = await useOf(t, made, ['find', 'previewFind'], isSuccess);
    if (use === undefined) return t.skip('apikey.last-used-updates', notTaken);
    t.step('get it');
    const used = await eventually(t, lagMs, get, (answer) => lastUse(answer) !== undefined);
    t.object(used);
    t.step('use keys that are nearly it');
    for (const near of [inOtherCase(made.key), ...almost(made.key)].filter((each) => each !== made.key)) {
      const answer = await useKey(t, { key: near }, use);
      const seen = { at: 'status', expected: 'a refusal: this is no key', received: answer.response.status };
      t.soft('auth.garbage', answer).holds(!isLetIn(answer), seen);
    }
    if (!seeMember(t, rule, used, 'lastUsedAt')) return;
    const first = timeOf(lastUse(used));
    if (first === undefined) return t.skip('apikey.last-used-updates', '`lastUsedAt` tells no time of day');
    t.step('wait, use it again and get it');
    const isLater = (answer: Exchange) => (timeOf(lastUse(answer)) ?? first) > first;
    let again = used;
    for (const ms of waitsMs) {
      if (isLater(again)) break;
      await t.wait(ms);
      await useKey(t, made, use);
      again = await get();
      t.body(again);
    }
    const later = { at: 'lastUsedAt', expected: `later than ${lastUse(used)}`, received: lastUse(again) };
    t.soft('apikey.last-used-updates', again).holds(isLater(again), later);
  },
});

/** A key is still accepted when an access token of the same age is not (sections 4.3 and 5). */
export const longLivedKey = scenario({
  id: 'api-keys/long-lived',
  rules: ['apikey.long-lived'],
  needs: ['identity', 'token', 'control'],
  requests: 12,
  movesTime: true,
  async record(t) {
    const made = await createKey(t);
    const token = await t.token();
    t.step('use it');
    const use = await useOf(t, made, ['previewFind', 'find']);
    if (use === undefined) throw new EndScenario('skipped', notTaken);
    t.step('two hours pass');
    await t.control?.advance('PT2H');
    const holder = fixedCaller('the holder of a token', 'expired', `Bearer ${token}`);
    const byToken = await t.call(use, { body: noMatch }, holder);
    t.step('use it');
    const byKey = await useKey(t, made, use);
    const compared = isSuccess(byToken) ? 'a key is long-lived' : 'an access token of its age is refused now';
    t.expect('apikey.long-lived', byKey).accepted(compared);
  },
});
