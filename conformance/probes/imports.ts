import * as own from '../checks/kinds/ledgers/own.js';
import { errorRowsIn, rowsOf, withoutApostrophe } from '../target/wire/csv.js';
import * as p from './probe.js';

export const emptyLedger = p.experiment({ needs: p.ledgerNeeds, requests: 8 }, own.createLedger);

/** Returns the customer reference ids of a ledger, waiting a few seconds until they are as expected. */
export const referencesWhen = async (
  t: p.ProbeContext,
  ledgerId: string,
  isExpected: (references: readonly string[]) => boolean,
): Promise<readonly string[]> =>
  own.referencesOf(
    await own.contactsWhen({ t, ledgerId }, (contacts) => isExpected(own.referencesOf(contacts))),
  );

const look = async (t: p.ProbeContext, ledgerId: string, importId: string): Promise<p.JsonObject> =>
  t.object(await own.getImport(t, ledgerId, importId));

/** Waits between looks at imports: enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** Returns an import as soon as it has ended, or as it is after more than a minute. */
async function ended(t: p.ProbeContext, ledgerId: string, importId: string): Promise<p.JsonObject> {
  for (const ms of waitsMs) {
    const record = await look(t, ledgerId, importId);
    if (!own.isOpen(own.statusOf(record))) return record;
    await t.wait(ms);
  }
  return look(t, ledgerId, importId);
}

const neverEnds = 'an import is not completed after more than a minute';

/** Adds contacts; the import is '' if the call is refused. */
async function add(t: p.ProbeContext, ledgerId: string, contacts: readonly p.Json[]) {
  const body = { contacts: [...contacts] };
  const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body });
  const importId = p.isSuccess(answer) ? own.named(await own.importMade(t, ledgerId, answer)) : '';
  return { answer, rows: contacts.length, importId };
}

export async function endedImport(t: p.ProbeContext, ledgerId: string, contacts: readonly p.Json[]) {
  const { answer, importId } = await add(t, ledgerId, contacts);
  p.bodyOf(answer);
  const record = await ended(t, ledgerId, importId);
  p.demand(!own.isOpen(own.statusOf(record)), neverEnds);
  return { answer, record };
}

export const filled = p.experiment({ needs: p.ledgerNeeds, requests: 40, once: true }, async (t) => {
  const { id: ledgerId } = await own.createLedger(t);
  const tag = t.owned.name('contact');
  /** The customer reference ids of contacts. Each is used by one probe at most. */
  const references = {
    plain: ['one', 'two', 'three'].map((name) => `${tag}-${name}`),
    /** With the prefix of contact ids, in lower and in upper case. */
    small: `lc_${tag}`,
    capital: `LC_${tag}`,
    /** With signs that start formulas in spreadsheets. */
    formulas: ['=', '+', '-', '@'].map((sign) => `${sign}${tag}`),
    twice: `${tag}-twice`,
    bad: `=${tag}-bad`,
    besideBad: `${tag}-beside-bad`,
  };
  const { plain, small, capital, formulas, twice: same, bad: unidentified, besideBad } = references;
  const good = await add(t, ledgerId, [...plain, small, capital, ...formulas].map(own.exampleContact));
  const twice = await add(t, ledgerId, [same, same, `${same}-beside`].map(own.exampleContact));
  for (const { answer } of [good, twice]) p.bodyOf(answer);
  /** The import of the valid ones as it was after the second call. */
  const early = await look(t, ledgerId, good.importId);
  const bad = await add(t, ledgerId, [own.exampleContact(besideBad), own.unidentifiedContact(unidentified)]);
  const imports = new Map<string, p.JsonObject>();
  for (const { importId } of [good, twice, bad])
    if (importId !== '') imports.set(importId, await ended(t, ledgerId, importId));
  const shown = await referencesWhen(t, ledgerId, (all) =>
    [...plain, same].every((each) => all.includes(each)),
  );
  return { ledgerId, references, good, twice, bad, early, imports, shown };
});

type Filled = Awaited<ReturnType<typeof filled.result>>;

const errorsOf = (t: p.ProbeContext, { ledgerId }: Filled, importId: string): Promise<p.Exchange> =>
  t.shared(`errors of ${importId}`, () =>
    t.call('downloadImportErrors', {
      path: { ledger_id: ledgerId, import_id: importId },
      headers: { accept: 'text/csv' },
    }),
  );

async function isFailed(t: p.ProbeContext, ledger: Filled, importId: string, reference: string) {
  const errors = p.succeeded(await errorsOf(t, ledger, importId));
  return errorRowsIn(errors.response.text).listed([reference]).length > 0;
}

const duplicate = p.experiment(filled, async (t) => {
  const ledger = await filled.result(t);
  const { good, twice, bad, references, shown, imports } = ledger;
  const record = imports.get(twice.importId);
  p.demand(!own.isOpen(own.statusOf(record)), neverEnds);
  const counts = p.objectIn(record, 'counts');
  const of = (name: string) => p.numberIn(counts, name) ?? Number.NaN;
  const sum = of('succeeded') + of('skipped') + of('failed');
  p.demand(!Number.isNaN(sum), 'an import shows no `succeeded`, `skipped` and `failed`');
  const isOnce = shown.filter((each) => each === references.twice).length === 1;
  p.demand(isOnce, 'of two contacts with one `reference_id` not just one is there');
  // Several calls may become one import (question import.merge).
  const joined = [good, twice, bad].filter(({ importId }) => importId === twice.importId);
  return {
    isWhole: (p.numberIn(counts, 'total') ?? sum) === sum,
    missing: joined.reduce((rows, each) => rows + each.rows, 0) - sum,
    skipped: of('skipped'),
    /** Rows counted as failed for no other known reason. */
    failed: of('failed') - (joined.includes(bad) ? 1 : 0),
    isListed: of('failed') > 0 && (await isFailed(t, ledger, twice.importId, references.twice)),
  };
});

const dayMs = 86_400_000;

async function deletion(t: p.ProbeContext, ledgerId: string, importId: string) {
  const before = await look(t, ledgerId, importId);
  const answer = await own.undoImport(t, ledgerId, importId);
  return { before, answer, isGranted: p.isSuccess(answer), after: await look(t, ledgerId, importId) };
}

const beginsMs = [60, 60, 60, 60, 500, 1000, 4000, 10_000, 16_000];

/** Deletes the contacts of an import as soon as it is processing. If it is too late, tries again with another one. */
async function deletedEarly(t: p.ProbeContext, ledgerId: string, name: string) {
  for (const turn of [1, 2, 3, 4, 5]) {
    const reference = `${name}-${turn}`;
    const importId = await own.addContacts(t, ledgerId, [own.exampleContact(reference)]);
    const status = async () => own.statusOf(await look(t, ledgerId, importId));
    await p.eventually(t, beginsMs, status, (each) => each !== 'pending', 'imports');
    const { before, answer, isGranted } = await deletion(t, ledgerId, importId);
    const isEarly = isGranted && own.rowsRemoved(answer.response.json) === 0;
    if (isEarly && own.statusOf(before) === 'processing') return reference;
  }
  return undefined;
}

/** Two consecutive imports, and deletions of their contacts: of the second one when it has ended, if it does. */
const undone = p.experiment({ needs: p.ledgerNeeds, requests: 100, once: true }, async (t) => {
  const { id: ledgerId, name } = await own.createLedger(t);
  const early = await deletedEarly(t, ledgerId, name);
  const late = `${name}-late`;
  const importId = await own.addContacts(t, ledgerId, [own.exampleContact(late)]);
  await ended(t, ledgerId, importId);
  const shown = await referencesWhen(t, ledgerId, (references) => references.includes(late));
  const first = await deletion(t, ledgerId, importId);
  return { early, late, shown, first, again: await deletion(t, ledgerId, importId) };
});

const csv = p.experiment(filled, async (t) => {
  const { ledgerId, references } = await filled.result(t);
  const call = { path: { ledger_id: ledgerId }, body: { filters: [] }, headers: { accept: 'text/csv' } };
  const { text } = p.succeeded(await t.call('downloadLedgerContacts', call)).response;
  p.demand(isTable(text), 'a download of contacts has no column `reference_id`');
  return { formulas: references.formulas, text };
});

const isTable = (text: string): boolean =>
  rowsOf(`${text.trimEnd()}\n-`).some((row) => row['reference_id'] !== undefined);

export const importsProbes = {
  'import.status-code': p.asksOf(filled, async ({ good }): Promise<p.Answer<never>> => good.answer),
  'import.states': p.asksOf(filled, async ({ good, early }) => {
    // A later look may show another status than the initial one.
    const first = own.statusOf(good.answer.response.json);
    if ([first, own.statusOf(early)].includes('pending')) return 'with-pending';
    if (first === 'processing') return 'without-pending';
    const isOpen = first !== undefined && own.isOpen(first);
    p.demand(isOpen, 'an import is completed as soon as contacts are added');
    return undefined;
  }),
  'import.merge': p.asksOf(filled, async ({ good, twice, early }) => {
    if (good.importId === twice.importId) return 'on';
    p.demand(own.isOpen(own.statusOf(early)), 'an import was completed before the next call');
    return 'off';
  }),
  'import.bad-row': p.asksOf(filled, async (ledger, t) => {
    const { bad, references, shown } = ledger;
    if (bad.importId === '') {
      const isWhole = bad.answer.response.status === 400 && !shown.includes(references.besideBad);
      return isWhole ? 'whole-400' : undefined;
    }
    if (shown.includes(references.bad)) return undefined;
    p.demand(await isFailed(t, ledger, bad.importId, references.bad), 'a bad contact is shown nowhere');
    return 'row-error';
  }),
  'import.duplicate': p.asksOf(duplicate, async ({ skipped, failed, isListed }) => {
    if (failed === 1 && skipped === 0 && isListed) return 'error-row';
    // The duplicate may be in no count at all (question import.counts).
    return failed === 0 && !isListed && skipped <= 1 ? 'skipped' : undefined;
  }),
  'import.counts': p.asksOf(duplicate, async ({ isWhole, missing, skipped, failed }) => {
    if (!isWhole) return undefined;
    if (missing === 0 && failed === 1) return ['every-row', 'without-duplicates'];
    if (missing === 0 && skipped === 1) return 'every-row';
    return missing === 1 && skipped === 0 ? 'without-duplicates' : undefined;
  }),
  'import.range': p.asksOf(filled, async ({ ledgerId, good, imports }, t) => {
    const createdAt = p.textIn(imports.get(good.importId), 'created_at') ?? '';
    p.demand(/(Z|\+00:00)$/.test(createdAt), 'an import does not show when it was created, in UTC');
    /** Whether the import is found in a range of days, relative to the day of its creation. */
    const isFound = async (from: number, to: number) => {
      const day = (days: number) => new Date(Date.parse(createdAt) + days * dayMs).toISOString().slice(0, 10);
      const query = { from: day(from), to: day(to) };
      const found = await t.call('searchImportHistory', { path: { ledger_id: ledgerId }, query });
      return p.itemsOf(p.bodyOf(found)).some((one) => p.textIn(one, 'id') === good.importId);
    };
    // In another zone than UTC, the day may differ.
    const isThatDay = (await isFound(0, 1)) && !(await isFound(1, 3)) && !(await isFound(-2, -1));
    p.demand(isThatDay, 'the history of imports begins or ends on another day');
    return (await isFound(-1, 0)) ? 'inclusive' : 'half-open';
  }),
  'import.wrong-state': p.asksOf(undone, async ({ first, again }): Promise<p.Answer<never>> => {
    // Since the same call succeeds elsewhere, the status of the import is the only possible reason.
    const isOver = first.isGranted && !own.isDeletable(own.statusOf(again.before));
    p.demand(isOver, 'no import had a status in which its contacts cannot be deleted');
    return again.answer;
  }),
  'import.delete-processing': p.asksOf(undone, async ({ early, late, shown }) => {
    p.demand(early !== undefined && shown.includes(late), 'an import was completed before a deletion');
    return shown.includes(early) ? 'continued' : 'cancelled';
  }),
  'import.after-delete': p.asksOf(undone, async ({ first: { before, answer, isGranted, after } }) => {
    p.demand(own.statusOf(before) === 'completed', neverEnds);
    const isDone = isGranted && own.rowsRemoved(answer.response.json) !== 0;
    p.demand(isDone, 'the contacts of a completed import could not be deleted');
    const [was, is] = [p.objectIn(before, 'counts'), p.objectIn(after, 'counts')];
    const isKept = Object.keys(was).every((name) => was[name] === is[name]);
    if (own.statusOf(after) === 'deleted') return isKept ? 'deleted' : undefined;
    const isZero = Object.keys(was).every((name) => is[name] === 0);
    return own.statusOf(after) === 'completed' && isZero ? 'unchanged' : undefined;
  }),
  'import.csv-bom': p.asksOf(csv, async ({ text }) => (text.startsWith('\ufeff') ? 'on' : 'off')),
  'import.csv-newline': p.asksOf(csv, async ({ text }) => {
    // No contact of the ledger has a text of several lines.
    const ends = [...new Set(text.match(/\r\n|\r|\n/g))].join();
    p.demand(ends !== '', 'a CSV of contacts is one line that does not end');
    return ends === '\n' ? 'lf' : ends === '\r\n' ? 'crlf' : undefined;
  }),
  'import.csv-formulas': p.asksOf(csv, async ({ text, formulas }) => {
    const cells = rowsOf(text).map((row) => row['reference_id'] ?? '');
    const isShown = formulas.some((formula) => cells.some((cell) => withoutApostrophe(cell) === formula));
    p.demand(isShown, 'a CSV shows no contact that was added');
    if (formulas.every((formula) => cells.includes(formula))) return 'as-they-are';
    return formulas.every((formula) => cells.includes(`'${formula}`)) ? 'neutralised' : undefined;
  }),
  'import.csv-empty': p.asksOf(filled, async (ledger, t) => {
    const { good, bad, imports, references } = ledger;
    const record = imports.get(good.importId);
    const isFlawless = !own.isOpen(own.statusOf(record)) && p.objectIn(record, 'counts')['failed'] === 0;
    p.demand(isFlawless && bad.importId !== '', 'no import is known to be without a failed row');
    p.demand(await isFailed(t, ledger, bad.importId, references.bad), 'no failed row could be downloaded');
    const answer = await errorsOf(t, ledger, good.importId);
    const { text } = answer.response;
    return isTable(text) && rowsOf(text).length === 0 ? 'header' : answer;
  }),
  'import.duration': p.asks({ needs: p.ledgerNeeds, requests: 20 }, async (t) => {
    const { id: ledgerId, name } = await own.createLedger(t);
    const { answer, record } = await endedImport(t, ledgerId, [own.exampleContact(`${name}-1`)]);
    if (own.statusOf(p.bodyOf(answer)) === 'completed') return 'immediate';
    const [begun, done] = ['created_at', 'completed_at'].map((member) => p.timeOf(p.textIn(record, member)));
    const ms = (done ?? Number.NaN) - (begun ?? Number.NaN);
    p.demand(!Number.isNaN(ms), 'an import does not show when it was created and completed');
    if (ms >= 100 && ms <= 400) return '200-ms';
    if (ms >= 50_000 && ms <= 70_000) return '1-minute';
    return p.otherwise(`an import of a contact → completed after about ${Math.round(ms / 1000)} s`);
  }),
};
