import { isSuccess } from '../../target/exchange.js';
import { rowsOf, withoutApostrophe } from '../../target/wire/csv.js';
import { answered, bodyOf, demand, otherwise, undecided } from '../answers.js';
import {
  countsOf,
  downloadErrors,
  errorsOf,
  type Filled,
  filled,
  isListed,
  isOpen,
} from '../ledgers/filled.js';
import { asksOf, type ProbeContext } from '../probe.js';

/** The filled ledger with its contacts as CSV, downloaded once in each round. Ends the probe if that is no CSV of contacts. */
const csv = {
  ...filled,
  requests: filled.requests + 1,
  async result(t: ProbeContext) {
    const ledger = await filled.result(t);
    const answer = await t.shared('contacts as CSV', () =>
      t.call('downloadLedgerContacts', {
        path: { ledger_id: ledger.ledgerId },
        body: { filters: [] },
        headers: { accept: 'text/csv' },
      }),
    );
    bodyOf(answer);
    const { text } = answer.response;
    if (isTable(text)) return { ...ledger, text };
    throw undecided('a download of contacts has no column `reference_id`: map it with --overlay');
  },
};

/** Whether a text is a CSV of contacts, which may be empty. */
const isTable = (text: string): boolean =>
  rowsOf(`${text.trimEnd()}\n-`).some((row) => row['reference_id'] !== undefined);

/** Probes of downloads: of contacts, and of failed rows. */
export const csvProbes = {
  'import.csv-bom': asksOf('import.csv-bom', csv, {
    ask: ({ text }) => (text.startsWith('\ufeff') ? 'on' : 'off'),
  }),
  'import.csv-newline': asksOf('import.csv-newline', csv, {
    ask({ text }) {
      const ends = new Set(text.match(/\r\n|\r|\n/g));
      demand(ends.size > 0, 'a CSV of contacts is one line that does not end');
      // No contact of the ledger has a text of several lines.
      if (ends.size > 1) return otherwise('lines of a CSV end now this way, now that way');
      if (ends.has('\r\n')) return 'crlf';
      return ends.has('\n') ? 'lf' : otherwise('lines of a CSV end with CR');
    },
  }),
  'import.csv-formulas': asksOf('import.csv-formulas', csv, {
    hiddenBy: { 'import.duration': ['stuck'] },
    ask({ text, references: { formulas } }) {
      const cells = rowsOf(text).map((row) => row['reference_id'] ?? '');
      const written = formulas.map((formula) => cells.find((cell) => withoutApostrophe(cell) === formula));
      demand(!written.every((cell) => cell === undefined), 'a CSV shows no contact that was added');
      if (formulas.every((formula, at) => written[at] === formula)) return 'as-they-are';
      if (formulas.every((formula, at) => written[at] === `'${formula}`)) return 'neutralised';
      return undefined;
    },
  }),
  'import.csv-empty': asksOf('import.csv-empty', filled, {
    requests: 3,
    hiddenBy: {
      'import.duration': ['stuck'],
      // Then all calls are one import, which has failed rows.
      'import.merge': ['on'],
      // Then there may be no failed rows, and no way to see whether the download exists at all.
      'import.bad-row': ['whole-400'],
    },
    async ask(ledger, t) {
      const { good, imports } = ledger;
      const record = imports.get(good.importId);
      demand(!isOpen(record) && countsOf(record)?.failed === 0, 'no import is known to have no failed row');
      demand(await downloadsErrors(t, ledger), 'no failed row of an import could be downloaded');
      return answered(
        await downloadErrors(t, ledger, good.importId),
        'errors of an import without any',
        { 404: 'rejected-404', 204: 'empty-204' },
        ({ response: { text } }) => (isTable(text) && rowsOf(text).length === 0 ? 'header' : undefined),
      );
    },
  }),
};

/** Whether the failed rows of an import that has some can be downloaded. */
async function downloadsErrors(t: ProbeContext, ledger: Filled): Promise<boolean> {
  const { bad, twice, references } = ledger;
  for (const [id, reference] of [
    [bad.importId, references.bad],
    [twice.importId, references.twice],
  ] as const) {
    if (id === undefined) continue;
    const errors = await errorsOf(t, ledger, id);
    if (isSuccess(errors) && isListed(errors, reference)) return true;
  }
  return false;
}
