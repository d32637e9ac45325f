import { isObject, type Json } from '../../target/json.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { emptyLedger, ledgerNeeds, ledgerRequests } from './own-ledger.js';

const names = ['total', 'verified', 'new_jobs'];

const hasCounts = (record: Json | undefined): boolean =>
  isObject(record) && names.every((name) => typeof record[name] === 'number');

export const ledgerCounts = asks('ledger.counts', {
  needs: ledgerNeeds,
  requests: ledgerRequests,
  async ask(t) {
    const { record } = await emptyLedger(t);
    const [isNested, isFlat] = [
      hasCounts(isObject(record) ? record['counts'] : undefined),
      hasCounts(record),
    ];
    if (isNested && isFlat) return otherwise('a ledger has its counts in a member and in itself');
    if (isNested) return agrees('nested', 'a ledger has its counts in a member `counts`');
    if (isFlat) return agrees('flat', 'a ledger has its counts in itself');
    throw undecided('a ledger shows no `total`, `verified` and `new_jobs`: map it with --overlay');
  },
});
