import type { Readings } from '../../../generated/questions.js';
import type { Known } from '../../view/pool.js';
import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { idsIn } from './elements.js';
import { hitsIn, requireGood } from './odd-find.js';
import { wholeFind } from './whole-find.js';

export const fieldDuplicate = asks('find.field-duplicate', {
  requests: 2,
  async ask(t) {
    await requireGood(t);
    const [one, other] = twoOfOneField(t);
    const both = { fields: [...one.lookup.fields, ...other.lookup.fields] };
    const answer = await wholeFind(t, { matches: [both, one.lookup, other.lookup], size: 5 });
    return answered(answer, 'one field twice', { 400: 'rejected-400' }, () => {
      const [found = []] = idsIn(answer, 3) ?? [];
      // The two are found by one criterion each, or nothing is told.
      if (hitsIn(answer, [[], one.ids, other.ids])?.endsWith('hit hit') !== true) return undefined;
      const [first = '', last = ''] = [...one.ids, ...other.ids];
      const shown = found.map((id) => (id === first ? 'first' : id === last ? 'last' : 'other'));
      return readings.get(shown.toSorted().join(' '));
    });
  },
});

/** By who of the two is found. */
const readings: ReadonlyMap<string, Exclude<Readings['find.field-duplicate'], 'rejected-400'>> = new Map([
  ['first last', 'any-of'],
  ['', 'all-of'],
  ['last', 'last-wins'],
  ['first', 'first-wins'],
]);

/** Two people who are found by one criterion each, of the same field. */
function twoOfOneField({ pool }: ProbeContext): readonly [Known, Known] {
  const alone = pool.distinct.filter(({ lookup }) => lookup.fields.length === 1);
  for (const one of alone) {
    const other = alone.find(
      ({ lookup, ids }) =>
        lookup.fields[0]?.field_name === one.lookup.fields[0]?.field_name && ids[0] !== one.ids[0],
    );
    if (other) return [one, other];
  }
  throw undecided('no two people are known who are found by one field each');
}
