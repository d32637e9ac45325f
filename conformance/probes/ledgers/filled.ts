import { errorRowsIn } from '../../checks/kinds/imports/imports.js';
import {
  contactsWhen,
  createLedger,
  exampleContact,
  getImport,
  importMade,
  isOpen,
  named,
  referencesOf,
  statusOf,
  unidentifiedContact,
} from '../../checks/kinds/ledgers/own.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import { bodyOf, decided, demand, succeeded } from '../answers.js';
import { experiment, ledgerNeeds, type ProbeContext } from '../probe.js';

export const emptyLedger = experiment('empty ledger', { needs: ledgerNeeds, requests: 8 }, createLedger);

/** Returns the customer reference ids of a ledger, waiting a few seconds until they are as expected. */
export const referencesWhen = async (
  t: ProbeContext,
  ledgerId: string,
  isExpected: (references: readonly string[]) => boolean,
): Promise<readonly string[]> =>
  referencesOf(await contactsWhen({ t, ledgerId }, (contacts) => isExpected(referencesOf(contacts))));

export const look = async (t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> =>
  t.object(await getImport(t, ledgerId, importId));

/** Waits between looks at imports: enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** Returns an import as soon as it has ended, or as it is after more than a minute. */
export async function ended(t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> {
  let record = await look(t, ledgerId, importId);
  for (const ms of waitsMs) {
    if (!isOpen(statusOf(record))) break;
    await t.wait(ms);
    record = await look(t, ledgerId, importId);
  }
  return record;
}

export const neverEnds = 'an import is not completed after more than a minute';

/** Adds contacts; the import is '' if the call is refused. */
export async function add(t: ProbeContext, ledgerId: string, contacts: readonly Json[]) {
  const call = t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts: [...contacts] } });
  const answer = decided(await call);
  const importId = isSuccess(answer) ? named(await importMade(t, ledgerId, answer)) : '';
  return { answer, rows: contacts.length, importId };
}

export async function endedImport(t: ProbeContext, ledgerId: string, contacts: readonly Json[]) {
  const { answer, importId } = await add(t, ledgerId, contacts);
  bodyOf(answer);
  const record = await ended(t, ledgerId, importId);
  demand(!isOpen(statusOf(record)), neverEnds);
  return record;
}

export const filled = experiment(
  'filled ledger',
  { needs: ledgerNeeds, requests: 40, once: true },
  async (t) => {
    const { id: ledgerId } = await createLedger(t);
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
    const good = await add(t, ledgerId, [...plain, small, capital, ...formulas].map(exampleContact));
    const twice = await add(t, ledgerId, [same, same, `${same}-beside`].map(exampleContact));
    for (const { answer } of [good, twice]) bodyOf(answer);
    /** The import of the valid ones as it was after the second call. */
    const early = await look(t, ledgerId, good.importId);
    const bad = await add(t, ledgerId, [exampleContact(besideBad), unidentifiedContact(unidentified)]);
    const imports = new Map<string, JsonObject>();
    for (const { importId } of [good, twice, bad])
      if (importId !== '') imports.set(importId, await ended(t, ledgerId, importId));
    const shown = await referencesWhen(t, ledgerId, (all) =>
      [...plain, same].every((each) => all.includes(each)),
    );
    return { ledgerId, references, good, twice, bad, early, imports, shown };
  },
);

type Filled = Awaited<ReturnType<typeof filled.result>>;

export const errorsOf = (t: ProbeContext, { ledgerId }: Filled, importId: string): Promise<Exchange> =>
  t.shared(`errors of ${importId}`, () =>
    t.call('downloadImportErrors', {
      path: { ledger_id: ledgerId, import_id: importId },
      headers: { accept: 'text/csv' },
    }),
  );

export async function isFailed(t: ProbeContext, ledger: Filled, importId: string, reference: string) {
  const errors = succeeded(await errorsOf(t, ledger, importId));
  return errorRowsIn(errors.response.text).listed([reference]).length > 0;
}
