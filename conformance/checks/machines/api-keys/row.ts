import { seeShown } from '../../../scene/see-shown.js';
import { textIn } from '../../../target/wire/members.js';
import { called, type Row, renaming } from '../../laws/row.js';
import { useKey, useOf } from './keys.js';
import { fullValueSighting, seeShorthand, shorthandOf } from './shown.js';

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
  created(t, { body, name }, answer) {
    const made = t.object(answer);
    const named = { name, description: String(body['description']) };
    const isFull = fullValueSighting(made, named);
    seeShown(t, 'apikey.create-full-once', isFull, 'the full value of the new key', answer);
    const key = textIn(made, 'key');
    if (key !== undefined) seeShorthand(t, shorthandOf(made, key, named), key, answer);
  },
  ofOrg: 'apikey.list-org-only',
};
