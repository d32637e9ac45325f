import { isSuccess } from '../../../scene/recorder.js';
import type { JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { itemsOf } from '../../../target/wire/members.js';
import { contactIdOf, isSameSet, referenceOf } from './contact.js';
import { differenceOf } from './left.js';
import type { Place } from './place.js';

const rule = 'contacts.search-csv';

/** The CSV variant of a search has what its JSON variant has: of contacts with an email address, and of all of them. */
export async function seeDownload({ t, ledgerId }: Place<typeof rule>): Promise<void> {
  const path = { ledger_id: ledgerId };
  for (const filters of [[{ field: 'email_address', match_type: 'exists' }], []]) {
    const search = await t.call('searchLedgerContacts', { path, body: { filters, size: 100 } });
    if (!isSuccess(search)) {
      t.skip(rule, `its JSON variant is answered with status ${search.response.status}`);
      continue;
    }
    t.step(`search ${filters.length > 0 ? 'those with an email_address' : 'all of them'} as JSON and as CSV`);
    const download = await t.call('downloadLedgerContacts', {
      path,
      body: { filters },
      headers: { accept: 'text/csv' },
    });
    if (!isSuccess(download)) t.fails(download);
    if (!isSuccess(download)) return t.skip(rule, unreadable(`status ${download.response.status}`));
    const { text, headers } = download.response;
    const rows = rowsOf(text);
    if (rows.length === 0 && !headers['content-type']?.includes('csv')) {
      return t.skip(rule, unreadable('something else than a CSV'));
    }
    const contacts = itemsOf(search.response.json);
    const known = [contactIdOf, referenceOf].find((of) => {
      return (rows.length === 0 || rows.some((row) => of(row))) && contacts.every((contact) => of(contact));
    });
    if (!known) return t.skip(rule, unreadable('no column `id` or `reference_id`'));
    const named = (records: readonly JsonObject[]) =>
      records.map((record) => withoutApostrophe(known(record) ?? ''));
    const [received, expected] = [named(rows), named(contacts)];
    const seen = {
      at: 'body',
      expected: `the ${expected.length} contacts of the search, one per line`,
      received: differenceOf(received, expected),
    };
    if (!t.soft(rule, download).holds(isSameSet(received, expected), seen)) return;
  }
}

function unreadable(what: string): string {
  return `the CSV variant of a search is answered with ${what}: map it with --overlay`;
}
