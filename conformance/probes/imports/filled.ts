import { errorRowsIn } from '../../checks/kinds/imports/errors.js';
import {
  exampleContact,
  importMade,
  named,
  unidentifiedContact,
} from '../../checks/kinds/ledgers/own-imports.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { bodyOf, decided } from '../answers.js';
import {
  ledgerNeeds,
  ledgerRequests,
  lookRequests,
  ownLedger,
  referencesWhen,
} from '../ledgers/own-ledger.js';
import { experiment, type ProbeContext } from '../probe.js';
import { ended, look, looks } from './ended.js';

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
