import { rowsRemoved } from '../../checks/machines/contacts/deleting.js';
import { isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { decided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { bulk, bulkRequests } from './bulk.js';
import { lookRequests, referencesWhen } from './deleted.js';

/** Ways to name nobody. */
const nobody: readonly JsonObject[] = [{ contact_ids: [], reference_ids: [] }, {}];

export const bulkEmpty = asks('contacts.bulk-empty', {
  needs: ledgerNeeds,
  requests: bulkRequests + nobody.length + lookRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { ledgerId, left } = await bulk(t);
    const readings = new Set<'rejected' | 'answered-0' | undefined>();
    const statuses: number[] = [];
    for (const body of nobody) {
      const answer = decided(await t.call('bulkDeleteContacts', { path: { ledger_id: ledgerId }, body }));
      const { status, json } = answer.response;
      statuses.push(status);
      if (status === 400 || status === 422) readings.add('rejected');
      else readings.add(isSuccess(answer) && rowsRemoved(json) === 0 ? 'answered-0' : undefined);
    }
    const saw = `a bulk deletion of nobody, with empty lists and without lists → status ${statuses.join(' and ')}`;
    const [reading] = readings;
    if (reading === undefined || readings.size > 1) return otherwise(saw);
    const after = await referencesWhen(t, ledgerId, (all) => left.every((each) => all.includes(each)));
    return left.every((each) => after.includes(each))
      ? agrees(reading, saw)
      : otherwise(`${saw}, and contacts are gone`);
  },
});
