import { type Property, type RecordId, records } from '../../../generated/records.js';
import { isAbsent, type Json } from '../../target/json.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';
import { counts } from './counts.js';
import type { Tally } from './tally.js';

const kinds = [
  'text left out',
  'text null',
  'text empty',
  'other left out',
  'other null',
  'list left out',
  'list null',
  'list empty',
] as const;
type Kind = (typeof kinds)[number] | 'text in three ways';
type Reading = 'omitted' | 'as-null' | 'empty-string' | 'mixed';

/** The ways that each reading has, beside those of lists, which are `[]`. */
const ways: Readonly<Record<Exclude<Reading, 'mixed'>, readonly Kind[]>> = {
  omitted: ['text left out', 'other left out', 'list empty'],
  'as-null': ['text null', 'other null', 'list empty'],
  'empty-string': ['text empty', 'other left out', 'list empty'],
};

/** `ended_at` of a job says that it goes on: another question. A flag that is left out is not unknown, but not set. */
const asked = (record: RecordId, { name, type }: Property) =>
  type !== 'boolean' && !(record === 'job' && name === 'ended_at');

const shownRecords = ['person', 'job', 'education', 'company', 'parent', 'locdet'] as const;

export const absent = counts<'record.absent', Kind>('record.absent', {
  begin() {
    /** Members that had a value somewhere: what a service does not have at all, it has no form for. */
    const had = new Set<string>();
    const textWays = new Map<string, Set<Kind>>();
    return function* (shown) {
      for (const record of shownRecords) {
        const properties = records[record].properties.filter((property) => asked(record, property));
        for (const { value } of shown.records[record]) {
          for (const property of properties) {
            const member = `${record} ${property.name}`;
            const written = value[property.name];
            if (!isAbsent(written)) had.add(member);
            else if (had.has(member)) {
              const kind = kindOf(property, written);
              const known = textWays.get(member) ?? new Set();
              textWays.set(member, known.add(kind));
              yield kind;
              if (property.type === 'string' && known.size === 3)
                yield { of: member, kind: 'text in three ways' };
            }
          }
        }
      }
    };
  },
  concludes(tally) {
    const all = tally.count(...kinds);
    if (all < 20 || tally.count('text left out', 'text null', 'text empty') < 0.5 * all) return undefined;
    const share = (...of: readonly Kind[]) => tally.count(...of) / all;
    for (const [reading, own] of Object.entries(ways) as [Exclude<Reading, 'mixed'>, readonly Kind[]][]) {
      const others = kinds.filter((kind) => !own.includes(kind));
      const isTold = own.every((kind) => kind === 'list empty' || share(kind) >= 0.2);
      if (isTold && share(...others) <= 0.03) return agrees(reading, `unknown members: ${own.join(', ')}`);
    }
    return mixed(tally, all);
  },
});

/** By a choice per record: then it is several members that are written in each way. */
function mixed(tally: Tally<Kind>, all: number): Sighting<Reading> | undefined {
  const usual = kinds.filter((kind) => tally.count(kind) >= 0.2 * all);
  const isMixed = ['text left out', 'text null', 'text empty', 'other left out', 'other null'].every((kind) =>
    usual.some((one) => one === kind),
  );
  if (isMixed && tally.count('text in three ways') >= 5)
    return agrees('mixed', 'unknown members written in each way');
  const odd = kinds.filter((kind) => tally.count(kind) > 0.1 * all);
  const fits = Object.values(ways).some((own) => odd.every((kind) => own.includes(kind)));
  return all >= 60 && !fits ? otherwise(`unknown members: ${odd.join(', ')}`) : undefined;
}

function kindOf({ type }: Property, written: Json | undefined): (typeof kinds)[number] {
  const what = type === 'array' ? 'list' : type === 'string' ? 'text' : 'other';
  if (written === undefined) return `${what} left out`;
  if (written === null || what === 'other') return `${what} null`;
  return `${what} empty`;
}
