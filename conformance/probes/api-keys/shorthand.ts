import { textIn } from '../../target/wire/members.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { keysIn } from './own-key.js';
import { seenKeys } from './seen-keys.js';

const form = /^([^.…]*)\.\.\.([^.…]{4})$/;

export const shorthand = watches('apikey.shorthand', {
  provoke: seenKeys,
  begin: () =>
    function* ({ exchange }) {
      for (const record of keysIn(exchange)) {
        const [, first, last = ''] = form.exec(textIn(record, 'shorthand') ?? '') ?? [];
        const full = exchange.operation === 'createApiKey' ? textIn(record, 'key') : undefined;
        // Of what others recorded, the full value may have been made unreadable.
        const isOfKey = full === undefined || (full.startsWith(first ?? '') && full.endsWith(last));
        if (first === undefined)
          yield otherwise('a shorthand of another form than characters around three dots');
        else if (!isOfKey && exchange.investigation === 'observed') continue;
        else if (!isOfKey)
          yield otherwise('a shorthand of other characters than the first and last of the key');
        else if (first === '') yield agrees('last-four', 'a shorthand of three dots and four characters');
        else yield agrees('first-and-last', 'a shorthand of characters, three dots and four characters');
      }
    },
});
