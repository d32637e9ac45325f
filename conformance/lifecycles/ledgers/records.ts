import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { getLedger, isPart, listedIn, updateLedger } from './ledger-calls.js';
import { differing, missingIn, shows } from './ledger-facts.js';
import { ledgerIdIn } from './own-ledger.js';

const description = 'Made by a conformance run: naïve cafés, Größe, 名前';

/** A new ledger, as getting it and the list show it (section 4.3). */
export const ledgerRecords = story({
  id: 'ledgers/records',
  rules: ['ledger.create', 'ledger.get-members', 'ledger.list-has-each'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const sent = { name: lab.belongings.name('ledger'), description };
    teller.step('create a ledger with a description');
    const creation = await lab.call('createLedger', { body: sent });
    const made = teller.record(creation);
    const id = ledgerIdIn(made);
    if (id === undefined) {
      throw new Leave('skipped', 'the answer to createLedger shows no `id`: map it with --overlay');
    }

    teller.step('get it');
    const got = await getLedger(lab, id);
    const record = teller.record(got);
    teller.step('list the ledgers');
    const list = await lab.call('getLedgers');
    const listed = listedIn(teller.body(list), id);

    for (const [member, value] of Object.entries(sent)) {
      if (shows(record, value)) continue;
      const received = textIn(record, member) ?? null;
      if (received === null && (shows(made, value) || shows(listed, value))) {
        const lack = () => ({ at: member, expected: `the ${member} "${value}"`, received });
        teller.see('ledger.get-members', false, lack, got);
      } else if (received !== null || (await isTakenByUpdates(lab, id, member))) {
        const loss = () => ({ at: member, expected: `"${value}", as it was sent`, received });
        teller.see('ledger.create', false, loss, got);
      } else {
        teller.skip('ledger.create', `no ledger shows a ${member} that was sent: map it with --overlay`);
      }
    }
    if (Object.values(sent).every((value) => shows(record, value))) {
      const missing = missingIn(record);
      const lack = () => ({
        at: 'body',
        expected: 'a name, a description, a created date and three counts',
        received: `lacks ${missing.join(' and ')}`,
      });
      teller.see('ledger.get-members', missing.length === 0, lack, got);
      if (listed || !isPart(list.response.json)) {
        const loss = () => ({
          at: 'ledgers',
          expected: `the new ledger ${id}`,
          received: 'a list without it',
        });
        teller.see('ledger.create', listed !== undefined, loss, list);
      } else
        teller.skip('ledger.create', 'the list of ledgers has pages, and the first one lacks a new ledger');
    }
    if (listed) seeAgreement(teller, record, listed, list);
    else teller.skip('ledger.list-has-each', 'the list of ledgers does not show a new one');
  },
});

/** A member that an update changes is one that the target knows by this name. */
async function isTakenByUpdates(lab: Lab, id: string, member: string): Promise<boolean> {
  const value = `${lab.belongings.name(member)}-updated`;
  await updateLedger(lab, id, { [member]: value });
  return shows((await getLedger(lab, id)).response.json, value);
}

/** The list shows a ledger as getting it does. */
export function seeAgreement(
  teller: Teller<'ledger.list-has-each'>,
  record: JsonObject,
  listed: JsonObject,
  list: Exchange,
): void {
  const other = differing(record, listed);
  const seen = () => ({
    at: `ledgers: ${other?.fact}`,
    expected: `${other?.got}, as getting the ledger shows`,
    received: other?.listed ?? null,
  });
  teller.see('ledger.list-has-each', other === undefined, seen, list);
}
