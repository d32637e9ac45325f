import { exampleContact, unidentifiedContact } from '../../checks/machines/imports/example-contact.js';
import { named } from '../../checks/machines/imports/own-import.js';
import { importIdIn } from '../../checks/machines/ledgers/own-ledger.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { bodyOf, decided } from '../answers.js';
import { experiment } from '../experiment.js';
import {
  ledgerNeeds,
  ledgerRequests,
  lookRequests,
  ownLedger,
  referencesWhen,
} from '../ledgers/own-ledger.js';
import { ended, type Imports, look, looks } from './ended.js';

/** A ledger that probes filled with contacts, and how that went. */
export interface Filled {
  readonly ledgerId: string;
  readonly references: References;
  /** The calls that added contacts: good ones, one twice, and one that nothing identifies. */
  readonly good: Added;
  readonly twice: Added;
  /** Its import is missing where the call was refused. */
  readonly bad: Added<string | undefined>;
  /** The import of the good ones as it was after the second call. */
  readonly early: JsonObject;
  /** The imports as they ended, or as they were after more than a minute. */
  readonly imports: Imports;
  /** Customer reference ids of the contacts that are shown. */
  readonly shown: readonly string[];
}

interface Added<Id = string> {
  readonly answer: Exchange;
  readonly importId: Id;
  readonly rows: number;
}

/** The customer reference ids of the contacts. Each is taken by one probe at most. */
interface References {
  /** Like no id of a contact. */
  readonly plain: readonly string[];
  /** With what ids of contacts begin with, in small and in capital letters. */
  readonly small: string;
  readonly capital: string;
  /** What a spreadsheet takes for formulas. */
  readonly formulas: readonly string[];
  readonly twice: string;
  /** A formula as well. */
  readonly bad: string;
  readonly besideBad: string;
}

export const filled = experiment<Filled>(
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
    return { ledgerId, references, good, twice, bad, early, imports, shown };
  },
);

function referencesFor(tag: string): References {
  return {
    plain: ['one', 'two', 'three', 'four', 'five'].map((name) => `${tag}-${name}`),
    small: `lc_${tag}`,
    capital: `LC_${tag}`,
    formulas: ['=', '+', '-', '@'].map((sign) => `${sign}${tag}`),
    twice: `${tag}-twice`,
    bad: `=${tag}-bad`,
    besideBad: `${tag}-beside-bad`,
  };
}
