import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';
import { textIn } from '../../../target/wire/members.js';
import { plainText } from '../../../target/wire/text-key.js';
import { differenceOf, isSameSet } from '../../laws/same-set.js';
import type { WholeList } from '../../laws/whole.js';
import type { Place } from '../ledgers/own-contacts.js';

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
  { answer, records }: WholeList,
): Promise<boolean> {
  if (!isSuccess(answer)) {
    t.skip(rule, `its JSON variant is answered with status ${answer.response.status}`);
    return true;
  }
  t.step('search the same as CSV');
  const input = {
    path: { ledger_id: ledgerId },
    body: { filters: [...filters] },
    headers: { accept: 'text/csv' },
  };
  const comparedIn = ({ response }: Exchange) => inWords(records, rowsOf(response.text));
  const isSame = (each: Exchange) => {
    const both = isSuccess(each) ? comparedIn(each) : undefined;
    return both === undefined || isSameSet(both.received, both.expected);
  };
  // The search is recent, but the CSV may come from a replica that lags behind.
  const download = await eventually(t, laggingMs, () => t.call('downloadLedgerContacts', input), isSame);
  const unread = (what: string) => {
    t.skip(rule, `the CSV variant of a search is answered with ${what}: map it with --overlay`);
    return false;
  };
  if (!isSuccess(download)) {
    t.fails(download);
    return unread(`status ${download.response.status}`);
  }
  const { text, headers } = download.response;
  if (rowsOf(text).length === 0 && !headers['content-type']?.includes('csv'))
    return unread('something else than a CSV');
  const both = comparedIn(download);
  if (!both) return unread('no column `id` or `reference_id`');
  const { received, expected } = both;
  return t.soft(rule, download).holds(isSameSet(received, expected), {
    at: 'body',
    expected: `the ${expected.length} contacts of the search, one per line`,
    received: differenceOf(received, expected),
  });
}

/** Contacts and CSV rows in the columns that both have; undefined if they share no id. */
function inWords(contacts: readonly JsonObject[], rows: readonly JsonObject[]) {
  const id = ['id', 'reference_id'].find(
    (name) =>
      (rows.length === 0 || rows.some((row) => textIn(row, name))) &&
      contacts.every((contact) => textIn(contact, name)),
  );
  if (id === undefined) return undefined;
  const shared = columns.filter(
    (name) =>
      rows.every((row) => row[name] !== undefined) &&
      // A member may be left out where it is empty, but none is that no contact shows.
      contacts.some((contact) => contact[name] !== undefined),
  );
  const words = (records: readonly JsonObject[]) =>
    records.map((record) =>
      [id, ...shared].map((name) => plainText(withoutApostrophe(textIn(record, name) ?? ''))).join(' · '),
    );
  return { received: words(rows), expected: words(contacts) };
}
