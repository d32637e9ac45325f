import { nonsense } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../check/check-context.js';
import { eventually } from '../../../check/eventually.js';
import { expectMember, fixedCaller, isSuccess, type Steps, scenario } from '../../../check/scenario.js';
import { similarIds } from '../../../resources/kinds.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { textIn, timeOf } from '../../../target/json.js';
import { inOtherCase } from '../../../target/wire/text-key.js';
import { called, type Row, renaming } from '../../laws/row.js';

/** Creates a key. Returns its full value, which no other answer shows. Ends the scenario if the answer has no id or no full value. */
export async function createKey(t: Steps) {
  t.step('create a key');
  const body = { name: t.owned.name('key'), description: 'made by a conformance run' };
  const creation = await t.call('createApiKey', { body });
  return { id: t.text(creation, 'id'), key: t.text(creation, 'key') };
}

export const getKey = (context: CheckContext, keyId: string): Promise<Exchange> =>
  context.call('getApiKey', { path: { keyId } });

export type Use = 'find' | 'previewFind';

type HasKey = { readonly key: string };

/** Matches no person, so that nothing is charged. */
export const noMatch = findBody(nonsense.slice(0, 1), 1);

export const useKey = (context: CheckContext, { key }: HasKey, use: Use): Promise<Exchange> =>
  context.call(use, { body: noMatch }, context.callers.bearer('the holder of the key', key));

/** Whether the credential of a call was accepted: 402 demands payment from a caller who was. */
export const isAuthenticated = (exchange: Exchange): boolean =>
  isSuccess(exchange) || exchange.response.status === 402;

/** Returns the first of these operations that accepts the key; undefined if none does, as it is open which ones do. */
export async function useOf(
  context: CheckContext,
  key: HasKey,
  uses: readonly Use[] = ['find', 'previewFind'],
  isAccepted: (answer: Exchange) => boolean = isAuthenticated,
): Promise<Use | undefined> {
  for (const use of uses) if (isAccepted(await useKey(context, key, use))) return use;
  return undefined;
}

const notTaken = 'a new key is accepted neither on find nor on previewFind';
/** Waits for a use to be shown, and between two uses: a service may record the minute only, or record uses in batches. */
const [lagMs, waitsMs] = [[1000, 9000, 50_000] as const, [1100, 9000, 61_000] as const];

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
    for (const member of ['shorthand', 'description']) expectMember(t, rule, unused, member);
    t.step('use it');
    // A caller who has to pay was accepted, but has not used the key.
    const use = await useOf(t, made, ['find', 'previewFind'], isSuccess);
    if (use === undefined) return t.skip('apikey.last-used-updates', notTaken);
    t.step('get it');
    const used = await eventually(t, lagMs, get, (answer) => lastUse(answer) !== undefined);
    t.object(used);
    t.step('use keys that are nearly it');
    for (const near of [inOtherCase(made.key), ...similarIds(made.key)].filter((each) => each !== made.key)) {
      const answer = await useKey(t, { key: near }, use);
      const seen = { at: 'status', expected: 'a refusal: this is no key', received: answer.response.status };
      t.soft('auth.garbage', answer).holds(!isAuthenticated(answer), seen);
    }
    if (!expectMember(t, rule, used, 'lastUsedAt')) return;
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

/** API keys (section 4.3): the full value is shown at the creation alone, and is accepted until the key is deleted. */
export const keyRow: Row = {
  kind: 'api-key',
  count: 61,
  body: (t, nth) => called(t, 'key', nth),
  listed: 'apikey.list',
  read: 'getApiKey',
  change: {
    operation: 'updateApiKey',
    members: {
      name: renaming('key', 'apikey.update-name'),
      description: renaming('described key', 'apikey.update-description'),
    },
  },
  credential: {
    secret: 'key',
    async use(t, { creation }) {
      const key = textIn(creation.response.json, 'key') ?? '';
      const use = key === '' ? undefined : await useOf(t, { key });
      return use && (() => useKey(t, { key }, use));
    },
    rules: {
      distinct: 'apikey.keys-distinct',
      kept: 'apikey.update-keeps-key',
      gone: 'apikey.delete-at-once',
      others: 'apikey.delete-only-that',
      forGood: 'apikey.delete-permanent',
    },
  },
  more: ['apikey.create-full-once', 'apikey.full-not-in-shorthand'],
  created(t, answer) {
    const made = t.object(answer);
    if (!expectMember(t, 'apikey.create-full-once', answer, 'key')) return;
    const [key, shorthand] = [textIn(made, 'key') ?? '', textIn(made, 'shorthand')];
    // A shorter value could be guessed.
    const isFull = key.length >= 8 && !/\.\.|…|\*\*/.test(key);
    const full = {
      at: 'key',
      expected: 'the full value of the new key',
      received: 'a part of it, or a short one',
    };
    t.soft('apikey.create-full-once', answer).holds(isFull, full);
    const rule = 'apikey.full-not-in-shorthand';
    const short = { at: 'shorthand', expected: 'less than the full value', received: 'the full value' };
    if (shorthand === undefined) t.skip(rule, 'the answer to createApiKey shows no `shorthand`');
    else t.soft(rule, answer).holds(!shorthand.includes(key), short);
  },
  ofOrg: 'apikey.list-org-only',
};

export const apiKeyScenarios = [usedKey, longLivedKey] as const;
