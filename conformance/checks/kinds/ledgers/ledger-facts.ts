import { eventually } from '../../../scene/eventually.js';
import type { Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { isDate } from '../../../target/wire/time-of.js';
import { contactsOf } from './own-contacts.js';
import { getLedger } from './own-ledger.js';

const counts = ['total', 'verified', 'new_jobs'] as const;

/** Returns a count of a ledger; undefined if it shows none. */
export const countIn = (ledger: Json | undefined, name: (typeof counts)[number]): number | undefined =>
  numberIn(objectIn(ledger, 'counts'), name);

/** The first documented fact of a ledger that the list shows differently from `getLedger`; undefined if there is none. */
export function differing(got: Json | undefined, listed: Json | undefined) {
  const facts = (ledger: Json | undefined): [string, string | number | undefined][] => [
    ...['name', 'description', 'created_at'].map((name): [string, string | undefined] => [
      name,
      textIn(ledger, name),
    ]),
    ...counts.map((name): [string, number | undefined] => [name, countIn(ledger, name)]),
  ];
  const inList = new Map(facts(listed));
  const [first] = facts(got).filter(([fact, value]) => value !== undefined && inList.get(fact) !== value);
  return first && { fact: first[0], got: first[1] ?? null, listed: inList.get(first[0]) ?? null };
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

/** Returns what a record lacks of a created date and three counts, under any names; counts may be strings. */
export function missingIn(record: JsonObject): readonly string[] {
  const leaves = leavesOf(record);
  const shown = leaves.filter(({ value }) => /^\d{1,9}$/.test(String(value)));
  return [
    ...(leaves.some(isDate) ? [] : ['a created date']),
    ...(shown.length >= counts.length ? [] : ['three counts (total, verified, new jobs)']),
  ];
}

/** Expects no other count to exceed the total. */
export function seeBounds(
  t: Recorder<'ledger.counts-bounds'>,
  ledger: Json | undefined,
  exchange: Exchange,
): void {
  const total = countIn(ledger, 'total');
  for (const name of ['verified', 'new_jobs'] as const) {
    const part = countIn(ledger, name);
    if (total === undefined || part === undefined) {
      t.skip('ledger.counts-bounds', 'a ledger shows not all of its counts: map them with --overlay');
      return;
    }
    const seen = { at: name, expected: `at most ${total}, the total of the ledger`, received: part };
    t.soft('ledger.counts-bounds', exchange).holds(part <= total, seen);
  }
}

/** Delays between reads of a total that lags behind. */
export const waitsMs = [500, 1000, 1500] as const;

/** Expects the total to become the number of contacts, and no other count to exceed it. Returns the contacts and the ledger. */
export async function seeCounts(
  t: Scene<'ledger.total-counts-contacts' | 'ledger.counts-bounds'>,
  id: string,
): Promise<{ readonly contacts: readonly JsonObject[]; readonly record: JsonObject }> {
  t.step('compare its counts with its contacts');
  const { contacts, got, total } = await eventually(
    t,
    waitsMs,
    async () => {
      const contacts = await contactsOf(t, id);
      const got = await getLedger(t, id);
      return { contacts, got, total: countIn(t.body(got), 'total') };
    },
    ({ contacts, total }) => total === undefined || total === contacts.length,
  );
  if (total === undefined)
    throw new EndScenario('skipped', 'a ledger shows no `total`: map it with --overlay');
  const seen = { at: 'total', expected: `${contacts.length}, the number of its contacts`, received: total };
  t.expect('ledger.total-counts-contacts', got).holds(total === contacts.length, seen);
  const record = t.object(got);
  seeBounds(t, record, got);
  return { contacts, record };
}
