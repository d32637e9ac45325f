import { operations } from '../../../../generated/operations.js';
import { resourceOf } from '../../../resources/kinds.js';
import { isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { writes } from '../../../target/safety.js';
import { contactIdOf, contactsOf } from '../ledgers/own-contacts.js';
import { addContacts, completed, exampleContact, unidentifiedContact } from '../ledgers/own-imports.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { fieldsIn, getFields, updateFields } from '../tracked-fields/tracked.js';
import { guarded } from './matrix.js';
import { sampleCall } from './samples.js';

/** The operations on what a ledger has, those that only read first. */
const inLedgers = guarded
  .filter((id) => operations[id].path.includes('{ledger_id}') && resourceOf(id).kind !== 'ledger')
  .toSorted((one, other) => Number(writes(one)) - Number(writes(other)));

/** From this length on, equal responses mean the same resource. */
const tellingLength = 20;

/** Requests with the ids of a ledger, its import and its contact, each without its last letter or elsewhere (section 4.3). */
export const nearMisses = scenario({
  id: 'resources/near-misses',
  rules: ['resource.by-id'],
  requests: 41,
  async record(t) {
    const rule = 'resource.by-id';
    const { id: ledgerId, name } = await createLedger(t);
    if (!isLong(ledgerId))
      throw new EndScenario('skipped', `an id as short as ${ledgerId} may be nearly that of something else`);
    const rows = [1, 2].map((nth) => exampleContact(`${name}-${nth}`));
    const importId = await addContacts(t, ledgerId, [...rows, unidentifiedContact(`${name}-3`)]);
    await completed(t, ledgerId, importId);
    await updateFields(t, ledgerId, ['title', 'location']);
    const before = await state();
    const [contactId = `${name}-1`, otherId = `${name}-2`] = before.contacts;
    const own = { ledger_id: ledgerId, import_id: importId, contact_id: contactId, other_id: otherId };
    const elsewhere = await createLedger(t);
    const misses: readonly Readonly<Record<string, string>>[] = [
      { ledger_id: nearTo(ledgerId) },
      { ledger_id: elsewhere.id, import_id: importId },
      ...(isLong(importId) ? [{ import_id: nearTo(importId) }] : []),
      ...(isLong(contactId) ? [{ contact_id: nearTo(contactId) }] : []),
    ];
    t.step('read, change and delete what has almost the ids of a ledger, its import and its contact');
    for (const operation of inLedgers) {
      const { path } = operations[operation];
      for (const miss of misses.filter((each) => Object.keys(each).every((id) => path.includes(`{${id}}`)))) {
        const call = (texts: typeof miss) =>
          t.call(operation, sampleCall(operation, { texts }, `${name}-stray`));
        const wrong = await call({ ...own, ...miss });
        // Contacts added elsewhere take time to show.
        if (operation === 'addContacts' && isSuccess(wrong)) await t.wait(1000);
        if (writes(operation)) continue;
        // A refusal needs no comparison.
        const right = isSuccess(wrong) ? await call(own) : undefined;
        const isSame = right && isSuccess(right) && right.response.text === wrong.response.text;
        t.soft(rule, wrong).holds(!isSame || wrong.response.text.length < tellingLength, {
          at: 'body',
          expected: `nothing of what ${Object.keys(miss).join(' and ')} name`,
          received: wrong.response.text.slice(0, 80),
        });
      }
    }
    t.step(`look at the ledger ${ledgerId}`);
    const [expected, received] = [before, await state()].map((each) => JSON.stringify(each));
    t.expect(rule).holds(received === expected, { at: 'body', expected: `${expected}`, received });

    /** What the calls might change. */
    async function state() {
      const tracked = await getFields(t, ledgerId);
      const contacts = await contactsOf(t, ledgerId);
      return {
        fields: isSuccess(tracked) ? (fieldsIn(tracked.response.json) ?? []) : [],
        contacts: contacts.flatMap((contact) => contactIdOf(contact) ?? []).toSorted(),
      };
    }
  },
});

const nearTo = (id: string): string => id.slice(0, -1);
