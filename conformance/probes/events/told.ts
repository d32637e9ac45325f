import { withReceivers } from '../../checks/machines/events/receivers.js';
import { named } from '../../checks/machines/imports/own-import.js';
import { addContacts } from '../../checks/machines/ledgers/own-ledger.js';
import { track } from '../../checks/machines/tracked-fields/tracked.js';
import type { Delivery } from '../../target/control/listed.js';
import { isAbsent } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { ended, isOpen, looks } from '../imports/ended.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';

/** Only a control plane can change a person, let a cycle run and show what was sent. */
export const eventNeeds = [...ledgerNeeds, 'control'] as const;

/** Requests that it takes at most, beside those of the control plane. */
export const toldRequests = ledgerRequests + 3 + looks;

/** What was sent about contacts of which a tracked field changed. */
export interface Told {
  readonly references: readonly string[];
  /** As soon as the change was found, and once a retry was due. */
  readonly atOnce: readonly Delivery[];
  readonly later: readonly Delivery[];
}

/** By then what was not received is sent again (question events.retries). */
const retryMs = 1500;

/** Contacts of one person, so that there are several events. */
const contacts = 4;

/** Once in each round. Ends the probe where nothing is sent. */
export const told = (t: ProbeContext): Promise<Told> =>
  t.shared('webhooks', async () => {
    const { control } = t;
    if (control === undefined) throw undecided('there is no control plane');
    const { personId, linkedin } = somebody(t);
    const { id: ledgerId } = await ownLedger(t);
    const tag = t.owned.name('event');
    const references = Array.from({ length: contacts }, (_, at) => `${tag}-${at}`);
    const rows = references.map((reference_id) => ({ reference_id, linkedin }));
    const importId = named(await addContacts(sceneOf(t), ledgerId, rows));
    if (isOpen((await ended(t, ledgerId, [importId])).get(importId)))
      throw undecided('an import is not completed after more than a minute');
    await track(sceneOf(t), ledgerId, ['country']);
    // The list of fields is effective from the next cycle on.
    await control.enrich();
    const sent: Told[] = [];
    await withReceivers(control, [ledgerId], async ({ deliveries }) => {
      try {
        await control.editPerson(personId, { country: 'Pdk Example Country' });
        await control.enrich();
        const atOnce = await deliveries();
        await t.wait(retryMs);
        sent.push({ references, atOnce, later: await deliveries() });
      } finally {
        await control.restorePerson(personId);
      }
    });
    const [all] = sent;
    if (all !== undefined && all.atOnce.length > 0) return all;
    throw undecided('nothing is sent where a tracked field of a contact changes');
  });

function somebody({ pool }: ProbeContext): { readonly personId: string; readonly linkedin: string } {
  const person = [...pool.people.values()].find((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw undecided('no person with `id` and `linkedin` was found');
}
