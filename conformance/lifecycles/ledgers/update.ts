import { story } from '../../story/story.js';
import { textIn } from '../../wire/members.js';
import { getLedger, updateLedger } from './ledger-calls.js';
import { shows } from './ledger-facts.js';
import { createLedger } from './own-ledger.js';

/** Changing the name and the description of a ledger, one at a time (section 4.3). */
export const ledgerUpdate = story({
  id: 'ledgers/update',
  rules: ['ledger.update-name', 'ledger.update-description'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const { id, name } = await createLedger(lab, teller, 'As it was created');
    for (const [rule, member, value] of [
      ['ledger.update-name', 'name', `${name}-renamed`],
      ['ledger.update-description', 'description', 'As it was updated'],
    ] as const) {
      teller.step(`change its ${member}`);
      teller.body(await updateLedger(lab, id, { [member]: value }));
      teller.step('get it');
      const got = await getLedger(lab, id);
      const record = teller.record(got);
      const shown = textIn(record, member) ?? null;
      if (shown === null && !shows(record, value)) {
        teller.skip(rule, `a ledger shows no \`${member}\`: map it with --overlay`);
        continue;
      }
      teller.see(
        rule,
        shows(record, value),
        () => ({ at: member, expected: `"${value}", as it was updated`, received: shown }),
        got,
      );
    }
  },
});
