import type { Json } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import type { Shown } from './fresh-people.js';
import type { Tally } from './tally.js';

/** Ways to write a number: as soon as there are three of them, no form is kept. */
const forms = [
  [/^\+[1-9]\d{6,14}$/, 'plus and digits'],
  [/^\+/, 'international, with separators'],
  [/[a-z]/i, 'with words'],
  [/\./, 'with dots'],
  [/^\(/, 'national'],
  [/^0[\d() -]+$/, 'national'],
  [/^[\d() -]+$/, 'digits and spaces'],
] as const;
type Form = (typeof forms)[number][1] | 'otherwise';
const kinds = [
  ...new Set<Form>(forms.map(([, form]) => form)),
  'otherwise',
] as const satisfies readonly Form[];

export const phone = counts<'record.phone', Form>('record.phone', {
  begin: () => (shown) =>
    numbersOf(shown).map((number) => ({
      of: number,
      kind: forms.find(([pattern]) => pattern.test(number))?.[1] ?? 'otherwise',
    })),
  concludes(tally) {
    const all = tally.count();
    if (all < 20) return undefined;
    const share = (...of: Form[]) => tally.count(...of) / all;
    if (share('plus and digits') >= 0.97) return agrees('e164', 'phone numbers of a plus sign and digits');
    // Without an area code in brackets or a trunk zero, a national number may be digits and spaces.
    if (share('national', 'digits and spaces') >= 0.97 && share('national') >= 0.5) {
      return agrees('national', 'phone numbers without a country code');
    }
    const usual = kinds.filter((kind) => share(kind) >= 0.05);
    if (usual.length >= 3) return agrees('free-text', 'phone numbers in three forms or more');
    return all >= 60 && isFar(tally) ? otherwise('phone numbers in another form') : undefined;
  },
});

/** Not nearly one of the forms: then it is one of the target's own. */
function isFar(tally: Tally<Form>): boolean {
  return tally.count('plus and digits', 'national', 'digits and spaces') < 0.8 * tally.count();
}

function numbersOf({ person, records }: Shown): string[] {
  const values: (Json | undefined)[] = [
    person['cell_phone_number'],
    ...records.job.map(({ value }) => value['direct_dial_number']),
  ];
  return values.filter((value): value is string => typeof value === 'string' && /\d/.test(value));
}
