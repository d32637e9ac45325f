import { contactsOf, referencesOf } from '../../checks/kinds/ledgers/own-contacts.js';
import { createLedger, getLedger } from '../../checks/kinds/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { Capability } from '../../target/target.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
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
