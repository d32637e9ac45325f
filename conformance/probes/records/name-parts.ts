import { isAbsent, type Json } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { prevailing } from './tally.js';

const kinds = ['first and last', 'something between', 'something before', 'no parts', 'otherwise'] as const;
type Kind = (typeof kinds)[number];

/** Where one of five has a title, so many without one are no chance. */
const enough = 60;

export const nameParts = counts<'record.name-parts', Kind>('record.name-parts', {
  begin: () =>
    function* ({ person }) {
      const name = plain(person['name']);
      if (name === undefined) return;
      if (isAbsent(person['first_name']) && isAbsent(person['last_name'])) return yield 'no parts';
      const [first, last] = [plain(person['first_name']), plain(person['last_name'])];
      if (first === undefined || last === undefined) return;
      yield built(name, first, last);
    },
  concludes(tally) {
    const kind = prevailing(tally, kinds);
    if (kind === 'no parts') return agrees('name-only', '`name` without its parts');
    const all = tally.count();
    const [between, before] = [tally.count('something between'), tally.count('something before')];
    if (tally.count('no parts', 'otherwise') > 0.1 * all) {
      return all >= enough ? otherwise('`name` is put together otherwise') : undefined;
    }
    const isSome = (count: number) => count >= 3 && count >= 0.05 * all && count <= 0.7 * all;
    if (between >= 3 && before >= 3)
      return otherwise('`name` with something between the parts, or before them');
    if (before === 0 && isSome(between))
      return agrees('with-middle', '`name` with something between the parts');
    if (between === 0 && isSome(before))
      return agrees('with-prefix', '`name` with something before the parts');
    const isPlain = between + before === 0 && kind === 'first and last' && all >= enough;
    return isPlain ? agrees('first-last', '`name` is made of its parts') : undefined;
  },
});

function built(name: string, first: string, last: string): Kind {
  if (name === `${first} ${last}`) return 'first and last';
  if (name.startsWith(`${first} `) && name.endsWith(` ${last}`)) return 'something between';
  return name.endsWith(` ${first} ${last}`) ? 'something before' : 'otherwise';
}

function plain(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
  return text === '' ? undefined : text;
}
