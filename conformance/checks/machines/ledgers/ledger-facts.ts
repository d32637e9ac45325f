import { eventually } from '../../../scene/eventually.js';
import type { Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { hasValue, leavesOf } from '../../../target/wire/leaves.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { contactsOf } from './own-contacts.js';
import { getLedger } from './own-ledger.js';

/** The counts of a ledger; undefined if it shows one under no known name. */
export interface ShownCounts {
  readonly total: number | undefined;
  readonly verified: number | undefined;
  readonly newJobs: number | undefined;
}

const names = {
  total: ['total', 'total_count', 'total_contacts', 'totalContacts'],
  verified: ['verified', 'verified_count', 'verified_contacts', 'verifiedContacts'],
  newJobs: ['new_jobs', 'newJobs', 'new_jobs_count', 'newJobsCount'],
} as const;

/** Returns the counts of a ledger, from a nested member or the ledger itself (question ledger.counts). */
export function countsIn(ledger: Json | undefined): ShownCounts {
  const nested = objectIn(ledger, 'counts');
  const read = (keys: readonly string[]) => numberIn(nested, ...keys) ?? numberIn(ledger, ...keys);
  return { total: read(names.total), verified: read(names.verified), newJobs: read(names.newJobs) };
}

/** Returns the documented facts that a ledger shows, by name. */
export function factsIn(ledger: Json | undefined): ReadonlyMap<string, string | number> {
  const { total, verified, newJobs } = countsIn(ledger);
  const facts = {
    name: textIn(ledger, 'name'),
    description: textIn(ledger, 'description'),
    'created date': textIn(ledger, 'created_at', 'createdAt', 'created'),
    total,
    verified,
    'new jobs': newJobs,
  };
  return new Map(
    Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value] as const])),
  );
}

/** Returns the first fact of a ledger that the list shows differently from `getLedger`; undefined if there is none. */
export function differing(
  got: Json | undefined,
  listed: Json | undefined,
):
  | { readonly fact: string; readonly got: string | number; readonly listed: string | number | null }
  | undefined {
  const inList = factsIn(listed);
  const [first] = [...factsIn(got)].filter(([fact, value]) => inList.get(fact) !== value);
  return first && { fact: first[0], got: first[1], listed: inList.get(first[0]) ?? null };
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

/** Whether a record has a value under any name. */
export function shows(record: Json | undefined, value: string): boolean {
  return hasValue(record, value);
}

/** Returns what a record lacks of a created date and three counts, under any names; counts may be strings. */
export function missingIn(record: JsonObject): readonly string[] {
  const leaves = leavesOf(record).map(({ value }) => value);
  const hasDate = leaves.some((leaf) => typeof leaf === 'string' && isDate(leaf));
  const counts = leaves.filter((leaf) => /^\d+$/.test(String(leaf)));
  return [
    ...(hasDate || hasEpoch(record) ? [] : ['a created date']),
    ...(counts.length >= 3 ? [] : ['three counts (total, verified, new jobs)']),
  ];
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

const hasEpoch = (record: JsonObject): boolean =>
  Object.entries(record).some(([name, value]) => /creat/i.test(name) && typeof value === 'number');

/** Expects no other count to exceed the total. */
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

/** Delays between reads of a total that lags behind. */
const waitsMs = [500, 1000, 1500];

/** Expects the total to become the number of contacts, and no other count to exceed it. Returns the contacts and the ledger. */
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
