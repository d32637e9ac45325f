import { scenario } from '../../scenarios/scenario.js';
import { textIn } from '../../wire/members.js';
import { getLedger, updateLedger } from './ledger-calls.js';
import { shows } from './ledger-facts.js';
import { createLedger } from './own-ledger.js';

/** Changing the name and the description of a ledger, one at a time (section 4.3). */
export const ledgerUpdate = scenario({
  id: 'ledgers/update',
  rules: ['ledger.update-name', 'ledger.update-description'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5,
  async record(t) {
    const { id, name } = await createLedger(t, 'As it was created');
    for (const [rule, member, value] of [
      ['ledger.update-name', 'name', `${name}-renamed`],
      ['ledger.update-description', 'description', 'As it was updated'],
    ] as const) {
      t.step(`change its ${member}`);
      t.body(await updateLedger(t, id, { [member]: value }));
      t.step('get it');
      const got = await getLedger(t, id);
      const record = t.object(got);
      const shown = textIn(record, member) ?? null;
      if (shown === null && !shows(record, value)) {
        t.skip(rule, `a ledger shows no \`${member}\`: map it with --overlay`);
        continue;
      }
      t.soft(rule, got).holds(shows(record, value), {
        at: member,
        expected: `"${value}", as it was updated`,
        received: shown,
      });
    }
  },
});
