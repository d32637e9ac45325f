import { textIn } from '../../target/wire/members.js';
import { watches } from '../probe.js';
import { agrees } from '../sighting.js';
import { keysIn } from './own-key.js';
import { seenKeys } from './seen-keys.js';

/** A member that is left out tells something only where the same operation shows it of a key that was used. */
export const unused = watches('apikey.unused', {
  hiddenBy: { 'auth.api-key-scope': ['nowhere'] },
  provoke: seenKeys,
  begin: () => {
    const showing = new Set<string>();
    const leavingOut = new Set<string>();
    return function* ({ exchange }) {
      const { operation } = exchange;
      for (const record of keysIn(exchange)) {
        if (record['lastUsedAt'] === null) yield agrees('as-null', 'a key with `lastUsedAt` null');
        else if (textIn(record, 'lastUsedAt') !== undefined) showing.add(operation);
        else if (record['lastUsedAt'] === undefined) leavingOut.add(operation);
      }
      if (showing.has(operation) && leavingOut.has(operation)) {
        leavingOut.clear();
        yield agrees('omitted', 'a key without `lastUsedAt`, which another key has');
      }
    };
  },
});
