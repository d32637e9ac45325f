import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';

/** How many contacts a ledger shows; undefined where it shows that under no name that we know. */
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

/** The counts of a ledger, in a member of their own or in the ledger itself (question ledger.counts). */
export function countsIn(ledger: Json | undefined): ShownCounts {
  const nested = objectIn(ledger, 'counts');
  const read = (these: readonly string[]) => numberIn(nested, ...these) ?? numberIn(ledger, ...these);
  return { total: read(names.total), verified: read(names.verified), newJobs: read(names.newJobs) };
}

/** What the document says that a ledger shows, as far as it is there, in words. */
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

/** The first thing that the list shows of a ledger otherwise than getting it does. */
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

/** Whether a value stands somewhere in a record, under whatever name. */
export function shows(record: Json | undefined, value: string): boolean {
  return leavesOf(record).includes(value);
}

/** What a record lacks of a created date and three counts, under whatever names; they may be texts. */
export function missingIn(record: JsonObject): readonly string[] {
  const leaves = leavesOf(record);
  const hasDate = leaves.some((leaf) => typeof leaf === 'string' && isDate(leaf));
  const counts = leaves.filter((leaf) => /^\d+$/.test(String(leaf)));
  return [
    ...(hasDate || hasEpoch(record) ? [] : ['a created date']),
    ...(counts.length >= 3 ? [] : ['three counts (total, verified, new jobs)']),
  ];
}

/** Every value in a record that is no list and no object. */
function leavesOf(value: Json | undefined): readonly Json[] {
  if (isAbsent(value) || value === undefined) return [];
  if (isArray(value)) return value.flatMap(leavesOf);
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

const hasEpoch = (record: JsonObject): boolean =>
  Object.entries(record).some(([name, value]) => /creat/i.test(name) && typeof value === 'number');
