import type { CheckContext } from '../../../scene/check-context.js';
import type { Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { getLedger, isPart, listedIn, updateLedger } from './ledger-calls.js';
import { countsIn, differing, missingIn, seeBounds, shows } from './ledger-facts.js';
import { ledgerId, ledgerIdIn, share } from './own-ledger.js';

const description = 'Made by a conformance run: naïve cafés, Größe, 名前';

/** A new ledger as shown by getting it and by the list (section 4.3). */
export const ledgerRecords = scenario({
  id: 'ledgers/records',
  rules: ['ledger.create', 'ledger.get-members', 'ledger.list-has-each'],
  requests: 5,
  async record(t) {
    const sent = { name: t.owned.name('ledger'), description };
    t.step('create a ledger with a description');
    const creation = await t.call('createLedger', { body: sent });
    const made = t.object(creation);
    const id = t.text(creation, ...ledgerId);
    share(t, { id, name: sent.name });

    t.step('get it');
    const got = await getLedger(t, id);
    const record = t.object(got);
    t.step('list the ledgers');
    const list = await t.call('getLedgers');
    const listed = listedIn(t.body(list), id);

    for (const [member, value] of Object.entries(sent)) {
      if (shows(record, value)) continue;
      const received = textIn(record, member) ?? null;
      if (received === null && (shows(made, value) || shows(listed, value))) {
        const lack = { at: member, expected: `the ${member} "${value}"`, received };
        t.soft('ledger.get-members', got).holds(false, lack);
      } else if (received !== null || (await isTakenByUpdates(t, id, member))) {
        const loss = { at: member, expected: `"${value}", as it was sent`, received };
        t.soft('ledger.create', got).holds(false, loss);
      } else {
        t.skip('ledger.create', `no ledger shows a ${member} that was sent: map it with --overlay`);
      }
    }
    if (Object.values(sent).every((value) => shows(record, value))) {
      const missing = missingIn(record);
      const lack = {
        at: 'body',
        expected: 'a name, a description, a created date and three counts',
        received: `lacks ${missing.join(' and ')}`,
      };
      t.soft('ledger.get-members', got).holds(missing.length === 0, lack);
      if (listed || !isPart(list.response.json)) {
        const loss = {
          at: 'ledgers',
          expected: `the new ledger ${id}`,
          received: 'a list without it',
        };
        t.soft('ledger.create', list).holds(listed !== undefined, loss);
      } else t.skip('ledger.create', 'the list of ledgers has pages, and the first one lacks a new ledger');
    }
    if (listed) seeAgreement(t, record, listed, list);
    else t.skip('ledger.list-has-each', 'the list of ledgers does not show a new one');
  },
});

/** Whether an update changes the member, which shows that the target knows it by this name. */
async function isTakenByUpdates(context: CheckContext, id: string, member: string): Promise<boolean> {
  const value = `${context.owned.name(member)}-updated`;
  await updateLedger(context, id, { [member]: value });
  return shows((await getLedger(context, id)).response.json, value);
}

/** Expects the list to show a ledger as getting it does. */
export function seeAgreement(
  t: Recorder<'ledger.list-has-each'>,
  record: JsonObject,
  listed: JsonObject,
  list: Exchange,
): void {
  const other = differing(record, listed);
  const seen = {
    at: `ledgers: ${other?.fact}`,
    expected: `${other?.got}, as getting the ledger shows`,
    received: other?.listed ?? null,
  };
  t.soft('ledger.list-has-each', list).holds(other === undefined, seen);
}

const listedRules = ['ledger.list-has-each', 'ledger.counts-bounds'] as const;

/** Existing ledgers, which are only read (section 4.3). */
export const listedLedgers = scenario({
  id: 'ledgers/listed',
  rules: listedRules,
  requests: 3,
  async record(t) {
    t.step('list the ledgers');
    const before = await t.call('getLedgers');
    const ledgers = itemsOf(t.body(before));
    const id = ledgers.map(ledgerIdIn).find((each) => each !== undefined);
    if (id === undefined) {
      for (const rule of listedRules) t.skip(rule, 'the organization shows no ledger');
      return;
    }
    for (const ledger of ledgers) seeBounds(t, countsIn(ledger), before);
    t.step('get one of them');
    const record = t.object(await getLedger(t, id));
    const first = listedIn(before.response.json, id);
    if (first && !differing(record, first)) return seeAgreement(t, record, first, before);
    t.step('list them again');
    const after = await t.call('getLedgers');
    const second = listedIn(t.body(after), id);
    if (!first || !second || differing(first, second)) {
      return t.cannot('ledger.list-has-each', 'somebody else changed the ledger meanwhile');
    }
    seeAgreement(t, record, second, after);
  },
});
