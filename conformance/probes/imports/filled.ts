import { referencesOf } from '../../checks/machines/contacts/contact.js';
import { exampleContact, unidentifiedContact } from '../../checks/machines/imports/example-contact.js';
import { getImport, named } from '../../checks/machines/imports/own-import.js';
import { contactsOf, importIdIn } from '../../checks/machines/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { bodyOf, decided } from '../answers.js';
import { ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';
import { ended, type Imports, looks } from './ended.js';

/** A ledger that probes filled with contacts, and how that went. */
export interface Filled {
  readonly ledgerId: string;
  readonly references: References;
  /** The calls that added contacts: good ones, one twice, and one that nothing identifies. */
  readonly good: Added;
  readonly twice: Added;
  /** Its import is missing where the call was refused. */
  readonly bad: Omit<Added, 'importId'> & { readonly importId: string | undefined };
  /** The import of the good ones as it was after the second call. */
  readonly early: JsonObject;
  /** The imports as they ended, or as they were after more than a minute. */
  readonly imports: Imports;
  /** Customer reference ids of the contacts that are shown. */
  readonly shown: readonly string[];
}

export interface Added {
  readonly answer: Exchange;
  readonly importId: string;
  readonly rows: number;
}

/** The customer reference ids of the contacts. Each is taken by one probe at most. */
export interface References {
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

/** Waits between two looks at contacts that were added. */
const waitsMs = [250, 750, 2000];

/** Requests that it takes at most. */
export const filledRequests = ledgerRequests + 7 + looks + 1 + waitsMs.length;

/** Made once in each round. */
export const filled = (t: ProbeContext): Promise<Filled> =>
  t.shared('filled ledger', async () => {
    const { id: ledgerId } = await ownLedger(t);
    const references = referencesFor(t.owned.name('contact'));
    const { plain, small, capital, formulas, twice, bad, besideBad } = references;
    const add = async (contacts: readonly JsonObject[]) => ({
      answer: decided(
        await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts: [...contacts] } }),
      ),
      rows: contacts.length,
    });
    const good = taken(await add([...plain, small, capital, ...formulas].map(exampleContact)));
    const two = taken(await add([twice, twice, `${twice}-beside`].map(exampleContact)));
    const early = sceneOf(t).object(await getImport(t, ledgerId, good.importId));
    const third = await add([exampleContact(besideBad), unidentifiedContact(bad)]);
    const badId = isSuccess(third.answer) ? named(importIdIn(third.answer.response.json)) : undefined;
    const ids = [good.importId, two.importId, ...(badId === undefined ? [] : [badId])];
    const imports = await ended(t, ledgerId, ids);
    const shown = await eventually(
      t,
      waitsMs,
      async () => referencesOf(await contactsOf(sceneOf(t), ledgerId)),
      (all) => [...plain, twice].every((each) => all.includes(each)),
    );
    return {
      ledgerId,
      references,
      good,
      twice: two,
      bad: { ...third, importId: badId },
      early,
      imports,
      shown,
    };
  });

function taken(added: Omit<Added, 'importId'>): Added {
  return { ...added, importId: named(importIdIn(bodyOf(added.answer))) };
}

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
