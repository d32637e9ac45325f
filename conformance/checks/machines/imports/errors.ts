import { roundsOf } from '../../../scene/both-at-once.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { numberIn, objectIn } from '../../../target/wire/members.js';
import { addContacts, completed, sharedLedger } from '../ledgers/own-ledger.js';
import { errorRowsIn } from './error-rows.js';
import { exampleContact, unidentifiedContact } from './example-contact.js';
import { importContacts, named } from './own-import.js';

/** The failed rows of an import as CSV, downloaded several times (section 4.3). */
export const importErrors = scenario({
  id: 'imports/errors',
  rules: ['imports.errors-csv', 'imports.errors-only-failed'],
  requests: 17,
  async record(t) {
    const { id: ledgerId } = await sharedLedger(t);
    const name = t.owned.name('import');
    const flawless = await importContacts(t, ledgerId, [`${name}-1`]);
    const good = [`${name}-2`, `${name}-3`];
    const bad = [`${name}-4`, `${name}-5, "b" & c`];
    const rows = [...good.map(exampleContact), ...bad.map(unidentifiedContact)];
    const id = named(await addContacts(t, ledgerId, rows));
    const batch = await completed(t, ledgerId, id);
    const failed = numberIn(objectIn(batch, 'counts'), 'failed') ?? numberIn(batch, 'failed');
    for (let round = Math.min(4, roundsOf(t)); round > 0; round -= 1) {
      t.step('download its errors, and at once those of an import without any');
      const [errors, none] = await Promise.all([
        download(t, ledgerId, id),
        download(t, ledgerId, flawless.id),
      ]);
      // There may be nothing to download (question import.csv-empty).
      if (isSuccess(none) && !seeRows(t, none, { failed: 0, bad: [] })) return;
      t.body(errors);
      const { listed } = errorRowsIn(errors.response.text);
      if (listed([...good, ...bad]).length === 0) {
        t.skip('imports.errors-only-failed', 'the errors of an import show no `reference_id` of a row');
      } else {
        const areFailed = t.soft('imports.errors-only-failed', errors).holds(listed(good).length === 0, {
          at: 'text/csv',
          expected: 'no row that became a contact',
          received: `${listed(good).length} of the ${good.length} rows that did`,
        });
        if (!areFailed) return;
      }
      if (failed === undefined) {
        return t.skip('imports.errors-csv', 'an import shows no count `failed`: map it with --overlay');
      }
      if (failed === 0) {
        return t.cannot('imports.errors-csv', 'contacts that cannot be taken did not fail');
      }
      if (!seeRows(t, errors, { failed, bad })) return;
    }
  },
});

async function download(t: Scene, ledgerId: string, importId: string): Promise<Exchange> {
  t.step('download its errors');
  const errors = await t.call('downloadImportErrors', {
    path: { ledger_id: ledgerId, import_id: importId },
    headers: { accept: 'text/csv, application/json;q=0.5' },
  });
  if (!isSuccess(errors) || errors.response.json === undefined) return errors;
  throw new EndScenario('skipped', 'the errors of an import are answered as JSON: map it with --overlay');
}

/** Expects one line per failed row; if lines repeat what was sent, they must have all invalid rows. Returns whether they do. */
function seeRows(
  t: Recorder<'imports.errors-csv'>,
  errors: Exchange,
  { failed, bad }: { readonly failed: number; readonly bad: readonly string[] },
): boolean {
  const { lines, listed } = errorRowsIn(errors.response.text);
  const shown = listed(bad).length;
  return t
    .soft('imports.errors-csv', errors)
    .holds(lines === failed && (shown === 0 || shown === bad.length), {
      at: 'text/csv',
      expected: `${failed} lines, for ${failed} failed rows`,
      received: `${lines} lines${bad.length === 0 ? '' : `, with ${shown} of ${bad.length} rows that cannot be taken`}`,
    });
}
