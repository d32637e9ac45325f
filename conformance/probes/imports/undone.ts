import { rowsRemoved } from '../../checks/kinds/contacts/deleting.js';
import {
  addContacts,
  exampleContact,
  isDeletable,
  statusOf,
  undoImport,
} from '../../checks/kinds/ledgers/own-imports.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { answered, decided, demand, undecided } from '../answers.js';
import {
  countsOf,
  ended,
  ledgerNeeds,
  ledgerRequests,
  look,
  looks,
  neverEnds,
  ownLedger,
  referencesWhen,
} from '../ledgers/filled.js';
import { asksOf, experiment, type ProbeContext, sceneOf } from '../probe.js';

/** Deletions of the contacts of an import that was not completed yet. */
interface Early {
  readonly pending: Deletion | undefined;
  readonly processing: Deletion | undefined;
}

/** Waits for an import to begin; in total, enough for one that is pending for half a minute. */
const waitsMs = [60, 60, 60, 60, 500, 1000, 4000, 10_000, 16_000];
/** The most imports that are started until the contacts of one are deleted in time. */
const turns = 5;
const requests = ledgerRequests + turns * (1 + waitsMs.length + 6) + 1 + looks + 2 + 4 + 6;

/** Two consecutive imports into a new ledger, and deletions of their contacts. */
const undone = experiment('imports undone', { needs: ledgerNeeds, requests, once: true }, async (t) => {
  const { id: ledgerId, name } = await ownLedger(t);
  const two = `${name}-late`;
  const { one, first, ...early } = await deletedEarly(t, ledgerId, name);
  const second = await addContacts(sceneOf(t), ledgerId, [exampleContact(two)]);
  const imports = await ended(t, ledgerId, [first, second]);
  const shown = await referencesWhen(t, ledgerId, (references) => references.includes(two));
  // Whether contacts of the first one are there after the second is completed and its own are there, else undefined.
  const came = shown.includes(two) ? shown.includes(one) : undefined;
  /** Consecutive deletions of the contacts of a completed import. */
  const completed: Deletion[] = [];
  if (statusOf(imports.get(second)) === 'completed') {
    for (let turn = 0; turn < 2; turn += 1)
      completed.push(await deletion(t, ledgerId, second, await look(t, ledgerId, second)));
  }
  return { ledgerId, ...early, came, completed };
});

/** Deletes the contacts of an import before it is completed. If it is too late, tries again with another one. */
async function deletedEarly(t: ProbeContext, ledgerId: string, name: string) {
  for (let turn = 1; ; turn += 1) {
    const one = `${name}-${turn}`;
    const first = await addContacts(sceneOf(t), ledgerId, [exampleContact(one)]);
    const early = await whileOpen(t, ledgerId, first);
    if (turn === turns || (early.processing && wasEarly(early.processing))) return { one, first, ...early };
  }
}

/** Deletes the contacts of an import as soon as it is pending, and as soon as it is processing. */
async function whileOpen(t: ProbeContext, ledgerId: string, importId: string): Promise<Early> {
  let pending: Deletion | undefined;
  const waits = [...waitsMs];
  for (;;) {
    const before = await look(t, ledgerId, importId);
    const status = statusOf(before);
    if (status === 'processing') {
      return { pending, processing: await deletion(t, ledgerId, importId, before) };
    }
    if (status !== 'pending') return { pending, processing: undefined };
    pending ??= await deletion(t, ledgerId, importId, before);
    const ms = waits.shift();
    if (ms === undefined || isSuccess(pending.answer)) return { pending, processing: undefined };
    await t.wait(ms);
  }
}

type Deletion = Awaited<ReturnType<typeof deletion>>;

/** Deletes the contacts of an import, and returns the import before and after that. */
async function deletion(t: ProbeContext, ledgerId: string, importId: string, before: JsonObject) {
  const answer = decided(await undoImport(t, ledgerId, importId));
  return { before, answer, after: await look(t, ledgerId, importId) };
}

/** Whether the deletion succeeded before any row had become a contact. */
const wasEarly = ({ answer }: Deletion): boolean =>
  isSuccess(answer) && rowsRemoved(answer.response.json) === 0;

/** Probes of deleting the contacts of an import, by its status. */
export const undoneProbes = {
  'import.wrong-state': asksOf('import.wrong-state', undone, {
    requests: 5,
    hiddenBy: { 'import.after-delete': ['unchanged'], 'import.duration': ['stuck'] },
    async ask(made, t) {
      const { pending, processing, completed } = made;
      const again = completed[1];
      const isPending = pending && !isSuccess(pending.answer);
      const isTwice = again && !isDeletable(statusOf(again.before));
      // A pending import may have begun just before the deletion.
      const what = isTwice ? 'a deleted' : isPending ? 'a pending' : 'a failed';
      const answer = isTwice ? again.answer : isPending ? pending.answer : await ofFailed(t, made.ledgerId);
      // Since the same call succeeds elsewhere, the status of the import is the only possible reason.
      demand(
        [...completed, processing].some((each) => each && isSuccess(each.answer)),
        'no deletion of contacts has succeeded',
      );
      return answered(answer, `the contacts of ${what} import deleted`, {
        409: 'rejected-409',
        400: 'rejected-400',
        422: 'rejected-422',
      });
    },
  }),
  'import.delete-processing': asksOf('import.delete-processing', undone, {
    hiddenBy: { 'import.duration': ['immediate', 'stuck'] },
    ask({ processing, came }) {
      const tooLate = 'an import was completed before its contacts could be deleted';
      demand(processing !== undefined && wasEarly(processing), tooLate);
      demand(came !== undefined, 'a later import is not completed after more than a minute');
      if (came) return 'continued';
      if (statusOf(processing.before) === 'processing') return 'cancelled';
      throw undecided(tooLate);
    },
  }),
  'import.after-delete': asksOf('import.after-delete', undone, {
    hiddenBy: { 'import.duration': ['stuck'] },
    ask({ completed: [first] }) {
      demand(first !== undefined, neverEnds);
      const { before, answer, after } = first;
      demand(
        isSuccess(answer) && rowsRemoved(answer.response.json) !== 0,
        'the contacts of a completed import could not be deleted',
      );
      const [was, is] = [countsOf(before), countsOf(after)];
      const status = statusOf(after);
      const isKept = JSON.stringify(was) === JSON.stringify(is);
      if (status === 'deleted') return isKept ? 'deleted' : undefined;
      const isZero = is !== undefined && is.succeeded + is.skipped + is.failed + (is.total ?? 0) === 0;
      if (status === 'completed' && isZero) return 'unchanged';
      return undefined;
    },
  }),
};

/** Deletes the contacts of a failed import: only a control plane can make one fail. */
async function ofFailed(t: ProbeContext, ledgerId: string): Promise<Exchange> {
  demand(t.control !== undefined, 'no import had a status in which its contacts cannot be deleted');
  const rows = [exampleContact(t.owned.name('contact'))];
  const id = await addContacts(sceneOf(t), ledgerId, rows);
  await t.control.failImport(ledgerId, id);
  const status = statusOf(await look(t, ledgerId, id));
  demand(status !== undefined && !isDeletable(status), 'an import that was to fail did not');
  return undoImport(t, ledgerId, id);
}
