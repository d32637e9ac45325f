import type { CheckContext } from '../../../scene/check-context.js';
import { eventually } from '../../../scene/eventually.js';
import type { Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { getLedger } from './ledger-calls.js';
import { countsIn, type ShownCounts } from './ledger-facts.js';
import { contactsOf } from './own-ledger.js';

/** Contacts with reference ids of ours: two people whom the target has shown, and names that we made up. */
export function rowsFor(context: CheckContext, count: number): Json[] {
  const people = [...context.pool.people.values()].slice(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const reference = context.owned.name('contact');
    const [name, linkedin] = [textIn(people[at], 'name'), textIn(people[at], 'linkedin')];
    return {
      reference_id: reference,
      name: name ?? `Example ${reference}`,
      ...(linkedin === undefined ? {} : { linkedin }),
    };
  });
}

/** Neither of the smaller counts is more than the total. */
export function seeBounds(
  t: Recorder<'ledger.counts-bounds'>,
  { total, ...parts }: ShownCounts,
  exchange: Exchange,
): void {
  for (const [name, part] of Object.entries(parts)) {
    if (total === undefined || part === undefined) {
      t.skip(
        'ledger.counts-bounds',
        'a ledger shows its counts under no name that we know: map them with --overlay',
      );
      return;
    }
    const seen = { at: name, expected: `at most ${total}, the total of the ledger`, received: part };
    t.soft('ledger.counts-bounds', exchange).holds(part <= total, seen);
  }
}

/** Waits for a total that is not the number of contacts yet. */
const waitsMs = [500, 1000, 1500];

/** The total is the number of contacts, soon at least, and neither of the smaller counts is more. */
export async function seeCounts(
  t: Scene<'ledger.total-counts-contacts' | 'ledger.counts-bounds'>,
  id: string,
): Promise<{ readonly contacts: readonly JsonObject[]; readonly record: JsonObject }> {
  t.step('compare its counts with its contacts');
  const { contacts, got, counts } = await eventually(
    t,
    waitsMs,
    async () => {
      const contacts = await contactsOf(t, id);
      const got = await getLedger(t, id);
      return { contacts, got, counts: countsIn(t.object(got)) };
    },
    ({ contacts, counts: { total } }) => total === undefined || total === contacts.length,
  );
  const { total } = counts;
  if (total === undefined)
    throw new EndScenario('skipped', 'a ledger shows its total under no name that we know');
  const seen = { at: 'total', expected: `${contacts.length}, the number of its contacts`, received: total };
  t.expect('ledger.total-counts-contacts', got).holds(total === contacts.length, seen);
  seeBounds(t, counts, got);
  return { contacts, record: t.object(got) };
}
