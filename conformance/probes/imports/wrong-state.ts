import { exampleContact } from '../../checks/machines/imports/example-contact.js';
import {
  deleteImportContacts,
  getImport,
  isDeletable,
  named,
  statusOf,
} from '../../checks/machines/imports/own-import.js';
import { addContacts } from '../../checks/machines/ledgers/own-ledger.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { answered, undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';
import { type Undone, undone, undoneRequests } from './undone.js';

export const wrongState = asks('import.wrong-state', {
  needs: ledgerNeeds,
  requests: undoneRequests + 5,
  once: true,
  hiddenBy: { 'import.after-delete': ['unchanged'], 'import.duration': ['stuck'] },
  async ask(t) {
    const made = await undone(t);
    const [answer, what] = deletedTwice(made) ?? pending(made) ?? (await failed(t, made));
    // Elsewhere the same call succeeds: nothing but the status of the import can be the reason.
    if (!succeeded(made)) throw undecided('no deletion of the contacts of an import has succeeded');
    return answered(answer, `the contacts of ${what} import deleted`, {
      409: 'rejected-409',
      400: 'rejected-400',
      422: 'rejected-422',
    });
  },
});

type Seen = readonly [answer: Exchange, what: string];

function deletedTwice({ completed }: Undone): Seen | undefined {
  const again = completed[1];
  if (again === undefined || isDeletable(statusOf(again.before))) return undefined;
  return [again.answer, 'a deleted'];
}

/** It may have begun just before. */
function pending({ pending: one }: Undone): Seen | undefined {
  return one === undefined || isSuccess(one.answer) ? undefined : [one.answer, 'a pending'];
}

/** Only a control plane lets one fail. */
async function failed(t: ProbeContext, { ledgerId }: Undone): Promise<Seen> {
  if (t.control === undefined)
    throw undecided('no import had a status in which its contacts cannot be deleted');
  const rows = [exampleContact(t.owned.name('contact'))];
  const id = named(await addContacts(sceneOf(t), ledgerId, rows));
  await t.control.failImport(ledgerId, id);
  const status = statusOf(sceneOf(t).object(await getImport(t, ledgerId, id)));
  if (status === undefined || isDeletable(status)) throw undecided('an import that was to fail did not');
  return [await deleteImportContacts(t, ledgerId, id), 'a failed'];
}

const succeeded = ({ completed, processing }: Undone): boolean =>
  [...completed, ...(processing ? [processing] : [])].some(({ answer }) => isSuccess(answer));
