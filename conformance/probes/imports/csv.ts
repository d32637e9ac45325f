import { rowsOf } from '../../target/wire/csv.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { filled } from './filled.js';

/** Requests that it takes at most, beside a filled ledger. */
export const csvRequests = 1;

/** The contacts of a filled ledger as CSV, downloaded once in each round. Ends the probe where that is none. */
export async function contactsCsv(t: ProbeContext): Promise<string> {
  const { ledgerId } = await filled(t);
  const answer = await t.shared('contacts as CSV', () =>
    t.call('downloadLedgerContacts', {
      path: { ledger_id: ledgerId },
      body: { filters: [] },
      headers: { accept: 'text/csv' },
    }),
  );
  bodyOf(answer);
  const { text } = answer.response;
  if (isTable(text)) return text;
  throw undecided('a download of contacts has no column `reference_id`: map it with --overlay');
}

/** Whether a text is a CSV of contacts, which may have none. */
export function isTable(text: string): boolean {
  return rowsOf(`${text.trimEnd()}\n-`).some((row) => row['reference_id'] !== undefined);
}
