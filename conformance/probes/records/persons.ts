import { isAbsent, type Json } from '../../target/json.js';
import { agrees, otherwise } from '../answers.js';
import { counts, prevailing } from './counts.js';

/** If one name in five had a title, so many without one would be no coincidence. */
const enoughNames = 60;

/** Forms of phone numbers: three of them in use mean that none is enforced. */
const phoneForms = [
  [/^\+[1-9]\d{6,14}$/, 'plus and digits'],
  [/^\+/, 'international, with separators'],
  [/[a-z]/i, 'with words'],
  [/\./, 'with dots'],
  [/^\(/, 'national'],
  [/^0[\d() -]+$/, 'national'],
  [/^[\d() -]+$/, 'digits and spaces'],
] as const;
type PhoneForm = (typeof phoneForms)[number][1] | 'otherwise';
const phoneKinds = [...new Set<PhoneForm>([...phoneForms.map(([, form]) => form), 'otherwise'])];

/** Probes of names and phone numbers. */
export const persons = {
  'record.name-parts': counts('record.name-parts', {
    *traits({ person }) {
      const name = plain(person['name']);
      if (name === undefined) return;
      if (isAbsent(person['first_name']) && isAbsent(person['last_name'])) return yield 'no parts';
      const [first, last] = [plain(person['first_name']), plain(person['last_name'])];
      if (first === undefined || last === undefined) return;
      if (name === `${first} ${last}`) yield 'first and last';
      else if (name.startsWith(`${first} `) && name.endsWith(` ${last}`)) yield 'something between';
      else yield name.endsWith(` ${first} ${last}`) ? 'something before' : 'otherwise';
    },
    concludes(tally) {
      const kinds = [
        'first and last',
        'something between',
        'something before',
        'no parts',
        'otherwise',
      ] as const;
      const kind = prevailing(tally, kinds);
      if (kind === 'no parts') return agrees('name-only', '`name` without its parts');
      const all = tally.count();
      const [between, before] = [tally.count('something between'), tally.count('something before')];
      if (tally.count('no parts', 'otherwise') > 0.1 * all) {
        return all >= enoughNames ? otherwise('`name` is put together otherwise') : undefined;
      }
      const isSome = (count: number) => count >= 3 && count >= 0.05 * all && count <= 0.7 * all;
      if (between >= 3 && before >= 3)
        return otherwise('`name` with something between the parts, or before them');
      if (before === 0 && isSome(between))
        return agrees('with-middle', '`name` with something between the parts');
      if (between === 0 && isSome(before))
        return agrees('with-prefix', '`name` with something before the parts');
      const isPlain = between + before === 0 && kind === 'first and last' && all >= enoughNames;
      return isPlain ? agrees('first-last', '`name` is made of its parts') : undefined;
    },
  }),
  'record.phone': counts<'record.phone', PhoneForm>('record.phone', {
    *traits({ person, records: { job } }) {
      for (const of of [
        person['cell_phone_number'],
        ...job.map(({ value }) => value['direct_dial_number']),
      ]) {
        if (typeof of !== 'string' || !/\d/.test(of)) continue;
        yield { of, kind: phoneForms.find(([form]) => form.test(of))?.[1] ?? 'otherwise' };
      }
    },
    concludes(tally) {
      const all = tally.count();
      if (all < 20) return undefined;
      const share = (...of: PhoneForm[]) => tally.count(...of) / all;
      if (share('plus and digits') >= 0.97) return agrees('e164', 'phone numbers of a plus sign and digits');
      // Without an area code in brackets or a trunk zero, a national number may consist of digits and spaces.
      if (share('national', 'digits and spaces') >= 0.97 && share('national') >= 0.5) {
        return agrees('national', 'phone numbers without a country code');
      }
      if (phoneKinds.filter((kind) => share(kind) >= 0.05).length >= 3)
        return agrees('free-text', 'phone numbers in three forms or more');
      // Far from the known forms: it is one of the target's own.
      const isFar = share('plus and digits', 'national', 'digits and spaces') < 0.8;
      return all >= 60 && isFar ? otherwise('phone numbers in another form') : undefined;
    },
  }),
};

/** Returns a text in one Unicode form with single spaces, undefined if it is empty. */
function plain(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : '';
  return text === '' ? undefined : text;
}
