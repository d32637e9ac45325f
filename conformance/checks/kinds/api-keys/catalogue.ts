import { seeMember } from '../../../scene/see-member.js';
import { textIn } from '../../../target/wire/members.js';
import { called, type Row, renaming } from '../../laws/row.js';
import { useKey, useOf } from './keys.js';
import { longLivedKey, usedKey } from './used.js';

/** The least length of a full value: shorter ones can be guessed. */
const fullMin = 8;

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
      const key = textIn(creation.response.json, 'key');
      const use = key === undefined ? undefined : await useOf(t, { key });
      return key === undefined || use === undefined ? undefined : () => useKey(t, { key }, use);
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
  created(t, _, answer) {
    const made = t.object(answer);
    if (!seeMember(t, 'apikey.create-full-once', answer, 'key')) return;
    const [key, shorthand] = [textIn(made, 'key') ?? '', textIn(made, 'shorthand')];
    t.soft('apikey.create-full-once', answer).holds(key.length >= fullMin && !/\.\.|…|\*\*/.test(key), {
      at: 'key',
      expected: 'the full value of the new key',
      received: 'a short value, or one with a part left out',
    });
    if (shorthand === undefined)
      t.skip('apikey.full-not-in-shorthand', 'the answer to createApiKey shows no `shorthand`');
    else
      t.soft('apikey.full-not-in-shorthand', answer).holds(!shorthand.includes(key), {
        at: 'shorthand',
        expected: 'less than the full value of the key',
        received: 'the full value',
      });
  },
  ofOrg: 'apikey.list-org-only',
};

/** What is told of API keys alone. Their life is that of every kind. */
export const apiKeyScenarios = [usedKey, longLivedKey] as const;
