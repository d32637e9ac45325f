import { scenario } from '../../../scene/scenario.js';
import { completed, createLedger, importIdIn } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { seeCounts } from './following.js';
import { askOrLeave } from './listing.js';
import { named } from './own-import.js';

/** Imports into one ledger that are begun at the same time: none gets lost, and none counts rows of another (section 4.3). */
export const importsAtOnce = scenario({
  id: 'imports/at-once',
  rules: ['imports.list', 'imports.counts-add-up'],
  requests: 10,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const calls = [2, 3].map((size) => Array.from({ length: size }, (_, row) => `${name}-${size}-${row}`));
    t.step('add 2 contacts, and 3 others at the same time');
    const answers = await Promise.all(
      calls.map((references) =>
        t.call('addContacts', {
          path: { ledger_id: ledgerId },
          body: { contacts: references.map(exampleContact) },
        }),
      ),
    );
    const sent = new Map<string, number>();
    for (const [index, answer] of answers.entries()) {
      const id = named(importIdIn(t.body(answer)));
      // Both may have become one import (question import.merge).
      sent.set(id, (sent.get(id) ?? 0) + (calls[index]?.length ?? 0));
    }
    t.step('wait until both are completed');
    for (const [id, rows] of sent) {
      seeCounts(t, await completed(t, ledgerId, id), rows);
    }
    const list = await askOrLeave({ t, ledgerId });
    t.expect('imports.list', list.exchange).holds(
      [...sent.keys()].every((id) => list.ids.includes(id)),
      {
        at: 'imports',
        expected: `the ${sent.size} imports that were begun`,
        received: `${list.ids.length} imports`,
      },
    );
  },
});
