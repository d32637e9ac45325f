import type { ControlPlane } from '../../control/control-plane.js';
import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isAbsent } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { named } from '../imports/own-import.js';
import { addContacts, completed, createLedger } from '../ledgers/own-ledger.js';
import { withReceivers } from './receivers.js';

/** What is changed about a person: neither follows from the other. */
const tracked = { country: 'Pdk Example Country' };
const untracked = { location: 'Pdk Example Place' };

/** Webhooks after an enrichment cycle that finds changes in a contact (section 6). */
export const notified = story({
  id: 'events/notified',
  rules: ['events.exist', 'events.only-tracked', 'events.authentic'],
  needs: ['ledger', 'token', 'control', 'own-resources'],
  asksForPeople: true,
  requests: 24,
  async tell(teller, lab) {
    const control = controlOf(lab.control);
    teller.skip('events.authentic', 'the control plane does not show the headers of a webhook');
    const person = [...lab.pool.people.values()].find(
      ({ id, linkedin }) => !isAbsent(id) && !isAbsent(linkedin),
    );
    const [personId, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
    if (personId === undefined || linkedin === undefined) {
      throw new Leave('skipped', 'needs a person with `id` and `linkedin`, and find shows none');
    }
    const { id: ledgerId, name } = await createLedger(lab, teller);
    const [field = ''] = Object.keys(tracked);
    teller.step(`track ${field}`);
    teller.body(
      await lab.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields: [field] } }),
    );
    const contacts = [{ reference_id: `${name}-1`, linkedin }];
    await completed(lab, teller, ledgerId, named(await addContacts(lab, teller, ledgerId, contacts)));
    // The list of fields is effective from the next cycle on.
    await control.enrich();

    await withReceivers(control, ledgerId, async (receivers) => {
      try {
        teller.step('the person changes in a field that is not tracked, and a cycle runs');
        await control.editPerson(personId, untracked);
        await control.enrich();
        const early = await receivers.deliveries();
        const isQuiet = teller.see('events.only-tracked', early.length === 0, () => ({
          at: 'deliveries',
          expected: 'none',
          received: `${early.length} deliveries`,
        }));
        if (!isQuiet) return;
        teller.step('the person changes in the tracked field, and a cycle runs');
        await control.editPerson(personId, tracked);
        await control.enrich();
        const told = new Set((await receivers.deliveries()).map(({ webhookId }) => webhookId));
        teller.see('events.exist', told.size === receivers.ids.length, () => ({
          at: 'deliveries',
          expected: `a webhook to each of the ${receivers.ids.length} receivers of the ledger`,
          received: `webhooks to ${told.size} of them`,
        }));
      } finally {
        await control.restorePerson(personId);
      }
    });
  },
});

function controlOf(control: ControlPlane | undefined): ControlPlane {
  if (control) return control;
  throw new Leave('skipped', 'needs a control plane (--control-url and --control-token)');
}
