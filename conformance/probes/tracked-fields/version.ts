import { isObject, type Json } from '../../target/json.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { tracked, trackedRequests } from './tracked.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export const trackedVersion = asks('tracked.version', {
  needs: ledgerNeeds,
  requests: trackedRequests,
  async ask(t) {
    const [first, second] = (await tracked(t)).updates.map(versionIn);
    if (first === undefined || second === undefined)
      throw undecided('an update of tracked fields shows no `version`: map it with --overlay');
    if (first === 1 && second === 2) return agrees('integer', 'versions 1 and 2');
    const are = (form: RegExp) => [first, second].every((each) => form.test(String(each)));
    if (first === second) return otherwise('the same version after each update');
    if (are(uuid)) return agrees('uuid', 'versions that are UUIDs');
    if (are(time)) return agrees('timestamp', 'versions that are times');
    return otherwise(`versions that are ${typeof first === 'number' ? 'other numbers' : 'other texts'}`);
  },
});

function versionIn(update: Json): string | number | undefined {
  const version = isObject(update) ? update['version'] : undefined;
  return typeof version === 'string' || typeof version === 'number' ? version : undefined;
}
