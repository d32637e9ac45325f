import type { Readings } from '../../generated/questions.js';
import { hashOf } from './choice.js';

type Dated = { readonly started_at?: string };
type Reading = Readings['record.jobs-order'];

const orders: Record<Reading, <T extends Dated>(records: readonly T[], key: string) => readonly T[]> = {
  'newest-first': (records) => byStart(records).reverse(),
  'oldest-first': (records) => byStart(records),
  unordered: (records, key) => {
    const mixed = byStart(records)
      .map((record, at) => ({ record, rank: hashOf(`order ${key} ${at}`) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ record }) => record);
    // A hash may happen to follow the dates; rotating three or more by one breaks that order.
    return follows(mixed) && mixed.length > 2 ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  },
};

/** Returns jobs or educations in the order of the profile; `key` identifies the person (question record.jobs-order). */
export function inOrder<T extends Dated>(reading: Reading, records: readonly T[], key: string): readonly T[] {
  return orders[reading](records, key);
}

/** Sorts by start, earliest first; among equal starts, the later one in the population comes first. */
function byStart<T extends Dated>(records: readonly T[]): T[] {
  return [...records].reverse().sort((a, b) => compare(a.started_at ?? '', b.started_at ?? ''));
}

function follows(records: readonly Dated[]): boolean {
  const starts = records.map(({ started_at }) => started_at ?? '');
  const steps = starts.slice(1).map((start, at) => compare(starts[at] ?? '', start));
  return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
