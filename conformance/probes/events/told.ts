import { withReceivers } from '../../checks/machines/events/receivers.js';
import { track } from '../../checks/machines/tracked-fields/tracked.js';
import type { Delivery } from '../../target/control/listed.js';
import { isAbsent } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { experiment } from '../experiment.js';
import { endedImport, looks } from '../imports/ended.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import { type ProbeContext, sceneOf } from '../probe-context.js';

/** What was sent about contacts of which a tracked field changed. */
interface Told {
  readonly references: readonly string[];
  /** As soon as the change was found, and once a retry was due. */
  readonly atOnce: readonly Delivery[];
  readonly later: readonly Delivery[];
}

/** By then what was not received is sent again (question events.retries). */
const retryMs = 1500;

/** Contacts of one person, so that there are several events. */
const contacts = 4;

/** Ends the probe where nothing is sent. */
export const told = experiment<Told>(
  'webhooks',
  {
    // Only a control plane can change a person, let a cycle run and show what was sent.
    needs: [...ledgerNeeds, 'control'],
    // Beside those of the control plane.
    requests: ledgerRequests + 3 + looks,
    once: true,
    hiddenBy: { 'import.duration': ['stuck'] },
  },
  async (t) => {
    const { control } = t;
    if (control === undefined) throw undecided('there is no control plane');
    const { personId, linkedin } = somebody(t);
    const { id: ledgerId } = await ownLedger(t);
    const tag = t.owned.name('event');
    const references = Array.from({ length: contacts }, (_, at) => `${tag}-${at}`);
    await endedImport(
      t,
      ledgerId,
      references.map((reference_id) => ({ reference_id, linkedin })),
    );
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
  },
);

function somebody({ pool }: ProbeContext): { readonly personId: string; readonly linkedin: string } {
  const person = [...pool.people.values()].find((one) => !isAbsent(one.id) && !isAbsent(one.linkedin));
  const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
  if (personId !== undefined && linkedin !== undefined) return { personId, linkedin };
  throw undecided('no person with `id` and `linkedin` was found');
}
