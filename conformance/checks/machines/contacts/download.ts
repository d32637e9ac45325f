import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { differenceOf, isSameSet } from '../../laws/same-set.js';
import type { WholeList } from '../../laws/whole.js';
import { contactIdOf, type Place, referenceOf } from '../ledgers/own-contacts.js';

const rule = 'contacts.search-csv';

/** Columns compared if every row has them: their texts leave no reason to be written differently in CSV and JSON. */
const columns = ['reference_id', 'name', 'email_address'] as const;

/**
 * Expects the CSV variant of a search to have the same contacts with the same texts as the JSON variant. Returns whether it does.
 * @param search what the JSON variant finds, received just before
 */
export async function seeAlike(
  { t, ledgerId }: Place<typeof rule>,
  filters: readonly JsonObject[],
  search: WholeList,
): Promise<boolean> {
  const path = { ledger_id: ledgerId };
  const { answer, records: contacts } = search;
  if (!isSuccess(answer)) {
    t.skip(rule, `its JSON variant is answered with status ${answer.response.status}`);
    return true;
  }
  t.step('search the same as CSV');
  const headers = { accept: 'text/csv' };
  // The search is recent, but the CSV may come from a replica that lags behind.
  const { download, rows, both } = await eventually(
    t,
    laggingMs,
    async () => {
      const download = await t.call('downloadLedgerContacts', {
        path,
        body: { filters: [...filters] },
        headers,
      });
      const rows = isSuccess(download) ? rowsOf(download.response.text) : [];
      return { download, rows, both: namedAlike(contacts, rows) };
    },
    ({ download, both }) => !isSuccess(download) || !both || isSameSet(both.received, both.expected),
  );
  const unread = (what: string) => {
    t.skip(rule, `the CSV variant of a search is answered with ${what}: map it with --overlay`);
    return false;
  };
  if (!isSuccess(download)) {
    t.fails(download);
    return unread(`status ${download.response.status}`);
  }
  if (rows.length === 0 && !download.response.headers['content-type']?.includes('csv')) {
    return unread('something else than a CSV');
  }
  if (!both) return unread('no column `id` or `reference_id`');
  const { received, expected } = both;
  return t.soft(rule, download).holds(isSameSet(received, expected), {
    at: 'body',
    expected: `the ${expected.length} contacts of the search, one per line`,
    received: differenceOf(received, expected),
  });
}

/** Renders contacts and CSV rows by the columns that both have; undefined if they share no id. */
function namedAlike(contacts: readonly JsonObject[], rows: readonly JsonObject[]) {
  const known = [contactIdOf, referenceOf].find((of) => {
    return (rows.length === 0 || rows.some((row) => of(row))) && contacts.every((contact) => of(contact));
  });
  if (!known) return undefined;
  const shared = columns.filter(
    (name) =>
      rows.every((row) => row[name] !== undefined) &&
      // A member may be left out where it is empty, but none is that no contact shows.
      contacts.some((contact) => contact[name] !== undefined),
  );
  const named = (records: readonly JsonObject[]) =>
    records.map((record) =>
      [known(record), ...shared.map((name) => textOf(record[name]))].map(comparable).join(' · '),
    );
  return { received: named(rows), expected: named(contacts) };
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const comparable = (text = ''): string => withoutApostrophe(text).trim();
