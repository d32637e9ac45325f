import { errorRowsIn } from '../../checks/machines/imports/error-rows.js';
import { exampleContact, unidentifiedContact } from '../../checks/machines/imports/example-contact.js';
import { named } from '../../checks/machines/imports/own-import.js';
import { importIdIn } from '../../checks/machines/ledgers/own-ledger.js';
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

/** A call that added contacts; its import is missing where it was refused. */
interface Added<Id = string> {
  readonly answer: Exchange;
  readonly importId: Id;
  readonly rows: number;
}

/** A ledger that probes filled with contacts, and how that went. */
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
      const importId = isSuccess(answer) ? named(importIdIn(answer.response.json)) : undefined;
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
      /** The calls that added contacts: good ones, one twice, and one that nothing identifies. */
      good,
      twice,
      bad,
      /** The import of the good ones as it was after the second call. */
      early,
      /** The imports as they ended, or as they were after more than a minute. */
      imports,
      /** Customer reference ids of the contacts that are shown. */
      shown,
    };
  },
);

/** The customer reference ids of the contacts. Each is taken by one probe at most. */
const referencesFor = (tag: string) => ({
  /** Like no id of a contact. */
  plain: ['one', 'two', 'three', 'four', 'five'].map((name) => `${tag}-${name}`),
  /** With what ids of contacts begin with, in small and in capital letters. */
  small: `lc_${tag}`,
  capital: `LC_${tag}`,
  /** What a spreadsheet takes for formulas. */
  formulas: ['=', '+', '-', '@'].map((sign) => `${sign}${tag}`),
  twice: `${tag}-twice`,
  /** A formula as well. */
  bad: `=${tag}-bad`,
  besideBad: `${tag}-beside-bad`,
});

/** Downloads the rows of an import that failed. */
export const downloadErrors = (t: ProbeContext, { ledgerId }: Filled, importId: string): Promise<Exchange> =>
  t.call('downloadImportErrors', {
    path: { ledger_id: ledgerId, import_id: importId },
    headers: { accept: 'text/csv' },
  });

/** The same, once in each round. */
export const errorsOf = (t: ProbeContext, ledger: Filled, importId: string): Promise<Exchange> =>
  t.shared(`errors of ${importId}`, () => downloadErrors(t, ledger, importId));

/** Whether a contact is listed among the failed rows. */
export const isListed = (errors: Exchange, reference: string): boolean =>
  errorRowsIn(errors.response.text).listed([reference]).length > 0;
