import { isSameSet, referencesOf } from '../../checks/machines/contacts/contact.js';
import { isArray, isObject } from '../../target/json.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { bulk, bulkRequests } from './bulk.js';

export const rowsRemoved = asks('contacts.rows-removed', {
  needs: ledgerNeeds,
  requests: bulkRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { body, references } = await bulk(t);
    const rows = isObject(body) ? body['rows_removed'] : undefined;
    if (rows === undefined)
      throw undecided('a bulk deletion returns no `rows_removed`: map it with --overlay');
    if (rows === references.length) return agrees('number', 'rows removed as a number');
    const removed = isArray(rows) ? referencesOf(rows.filter(isObject)) : [];
    return isSameSet(removed, references)
      ? agrees('contacts', 'rows removed as a list of the contacts')
      : otherwise('rows removed as something else than their number or the contacts');
  },
});
