import { errorRowsIn } from '../../checks/kinds/imports/errors.js';
import { contactsOf, referencesOf } from '../../checks/kinds/ledgers/own-contacts.js';
import {
  addContacts,
  exampleContact,
  getImport,
  importMade,
  named,
  statusOf,
  unidentifiedContact,
} from '../../checks/kinds/ledgers/own-imports.js';
import { createLedger, getLedger } from '../../checks/kinds/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import { numberIn, objectIn, textIn } from '../../target/wire/members.js';
import { bodyOf, decided, demand, undecided } from '../answers.js';
import { experiment, type ProbeContext, sceneOf } from '../probe.js';

/** What probes need that create a ledger. */
export const ledgerNeeds: readonly Capability[] = ['ledger', 'token', 'own-resources'];

/** Waits between looks at what may show later. */
export const laterMs = [250, 750, 2000];

/** The most requests that creating a ledger takes. */
export const ledgerRequests = 2 + laterMs.length;

/**
 * Creates an empty ledger. Ends the probe unless the target shows it by its name: then it reads what it is sent, and does
 * not give the same answer to everything.
 */
export async function ownLedger(t: ProbeContext) {
  const { id, name } = await createLedger(sceneOf(t));
  const shows = (answer: Exchange) => textIn(answer.response.json, 'name') === name;
  const isShown = (answer: Exchange) => isSuccess(answer) && shows(answer);
  const answer = await eventually(t, laterMs, () => getLedger(t, id), isShown);
  if (shows(answer)) return { id, name, answer };
  throw undecided('a ledger that was created is not shown by its name');
}

/** A ledger that stays empty. */
export const emptyLedger = experiment(
  'empty ledger',
  { needs: ledgerNeeds, requests: ledgerRequests },
  ownLedger,
);

/** Returns the customer reference ids of a ledger, waiting a few seconds until they are as expected. */
export const referencesWhen = (
  t: ProbeContext,
  ledgerId: string,
  isExpected: (references: readonly string[]) => boolean,
): Promise<readonly string[]> =>
  eventually(t, laterMs, async () => referencesOf(await contactsOf(sceneOf(t), ledgerId)), isExpected);

/** The most requests that referencesWhen takes. */
export const lookRequests = 1 + laterMs.length;

/** Waits between looks at imports: enough for one that takes a minute. */
const waitsMs = [100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 12_000];

/** The most looks, in addition to one at each import. */
export const looks = waitsMs.length;

export const look = async (t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> =>
  sceneOf(t).object(await getImport(t, ledgerId, importId));

/** Returns imports by id, as soon as they have ended; those that do not end as they are after more than a minute. */
export async function ended(
  t: ProbeContext,
  ledgerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const imports = new Map<string, JsonObject>();
  const waits = [...waitsMs];
  for (const id of new Set(ids)) {
    // By the time the first has ended, most others have ended, too.
    for (;;) {
      const record = await look(t, ledgerId, id);
      imports.set(id, record);
      const ms = isOpen(record) ? waits.shift() : undefined;
      if (ms === undefined) break;
      await t.wait(ms);
    }
  }
  return imports;
}

/** Whether an import has not ended yet, as far as its status shows. */
export function isOpen(record: JsonObject | undefined): boolean {
  return !['completed', 'failed', 'deleted'].includes(statusOf(record) ?? '');
}

/** Why an import that does not end shows nothing. */
export const neverEnds = 'an import is not completed after more than a minute';

/** Adds contacts and returns their import after it has ended. Ends the probe if it does not end. */
export async function endedImport(
  t: ProbeContext,
  ledgerId: string,
  rows: readonly Json[],
): Promise<JsonObject | undefined> {
  const importId = await addContacts(sceneOf(t), ledgerId, rows);
  const record = (await ended(t, ledgerId, [importId])).get(importId);
  demand(!isOpen(record), neverEnds);
  return record;
}

/** Returns the counts of an import's rows, undefined unless it has `succeeded`, `skipped` and `failed`. */
export function countsOf(record: JsonObject | undefined) {
  const nested = objectIn(record, 'counts');
  const read = (name: string) => numberIn(nested, name) ?? numberIn(record, name);
  const [succeeded, skipped, failed] = [read('succeeded'), read('skipped'), read('failed')];
  if (succeeded === undefined || skipped === undefined || failed === undefined) return undefined;
  return { total: read('total'), succeeded, skipped, failed };
}

/** A call that added contacts; the import is missing if it was refused. */
interface Added<Id = string> {
  readonly answer: Exchange;
  readonly importId: Id;
  readonly rows: number;
}

/** A ledger that was filled with contacts, and how that went. */
export type Filled = Awaited<ReturnType<typeof filled.result>>;

export const filled = experiment(
  'filled ledger',
  { needs: ledgerNeeds, requests: ledgerRequests + 7 + looks + lookRequests, once: true },
  async (t) => {
    const { id: ledgerId } = await ownLedger(t);
    const references = referencesFor(t.owned.name('contact'));
    const { plain, small, capital, formulas, bad: unidentified, besideBad } = references;
    const send = async (contacts: readonly JsonObject[]): Promise<Added<string | undefined>> => {
      const body = { contacts: [...contacts] };
      const answer = decided(await t.call('addContacts', { path: { ledger_id: ledgerId }, body }));
      const importId = isSuccess(answer) ? named(await importMade(t, ledgerId, answer)) : undefined;
      return { answer, importId, rows: contacts.length };
    };
    const add = async (names: readonly string[]): Promise<Added> => {
      const added = await send(names.map(exampleContact));
      bodyOf(added.answer);
      return { ...added, importId: named(added.importId) };
    };
    const good = await add([...plain, small, capital, ...formulas]);
    const twice = await add([references.twice, references.twice, `${references.twice}-beside`]);
    const early = await look(t, ledgerId, good.importId);
    const bad = await send([exampleContact(besideBad), unidentifiedContact(unidentified)]);
    const ids = [good, twice, bad].flatMap(({ importId }) => importId ?? []);
    const imports = await ended(t, ledgerId, ids);
    const added = [...plain, references.twice];
    const shown = await referencesWhen(t, ledgerId, (all) => added.every((each) => all.includes(each)));
    return {
      ledgerId,
      references,
      /** The calls that added contacts: valid ones, one twice, and one without any identifier. */
      good,
      twice,
      bad,
      /** The import of the valid ones as it was after the second call. */
      early,
      /** The imports after they ended, or as they were after more than a minute. */
      imports,
      /** The customer reference ids of the contacts that are shown. */
      shown,
    };
  },
);

/** Returns the customer reference ids of the contacts. Each is used by one probe at most. */
const referencesFor = (tag: string) => ({
  /** Unlike contact ids. */
  plain: ['one', 'two', 'three', 'four', 'five'].map((name) => `${tag}-${name}`),
  /** With the prefix of contact ids, in lower and in upper case. */
  small: `lc_${tag}`,
  capital: `LC_${tag}`,
  /** With signs that start formulas in spreadsheets. */
  formulas: ['=', '+', '-', '@'].map((sign) => `${sign}${tag}`),
  twice: `${tag}-twice`,
  /** A formula, too. */
  bad: `=${tag}-bad`,
  besideBad: `${tag}-beside-bad`,
});

/** Downloads the failed rows of an import. */
export const downloadErrors = (t: ProbeContext, { ledgerId }: Filled, importId: string): Promise<Exchange> =>
  t.call('downloadImportErrors', {
    path: { ledger_id: ledgerId, import_id: importId },
    headers: { accept: 'text/csv' },
  });

/** Downloads the failed rows of an import once in each round. */
export const errorsOf = (t: ProbeContext, ledger: Filled, importId: string): Promise<Exchange> =>
  t.shared(`errors of ${importId}`, () => downloadErrors(t, ledger, importId));

/** Whether a contact is among the failed rows. */
export const isListed = (errors: Exchange, reference: string): boolean =>
  errorRowsIn(errors.response.text).listed([reference]).length > 0;
