import { records } from '../../../generated/records.js';
import { isAbsent } from '../../target/json.js';
import { counts } from './counts.js';
import { kindOf, writtenAlike } from './forms.js';
import type { Shown } from './fresh-people.js';

const day = String.raw`^\d{4}-\d\d-\d\d`;
const time = String.raw`${day}T\d\d:\d\d:\d\d`;

const patterns = [
  [new RegExp(`${time}Z$`), 'date and time with Z'],
  [new RegExp(`${time}$`), 'date and time without a zone'],
  [new RegExp(String.raw`${time}[+-]\d\d:\d\d$`), 'date and time with an offset'],
  [new RegExp(`${day}$`), 'date alone'],
  [new RegExp(`${day}Z$`), 'date with Z'],
  [new RegExp(String.raw`${time}\.\d{3}Z$`), 'date and time with milliseconds and Z'],
] as const;

export const date = counts('record.date', {
  begin: () => (shown) =>
    datesOf(shown).map((value) =>
      typeof value === 'string' ? (kindOf(value, patterns) ?? 'another form') : 'another form',
    ),
  concludes: (tally) =>
    writtenAlike(tally, 'dates', {
      'date and time with Z': 'rfc3339-utc',
      'date and time without a zone': 'naive',
      'date and time with an offset': 'offset',
      'date alone': 'date-only',
      'date with Z': 'date-with-z',
      'date and time with milliseconds and Z': 'fraction',
      'another form': undefined,
    } as const),
});

/** Every date of a person that is present. */
function datesOf({ records: shown }: Shown) {
  return (['person', 'job', 'education'] as const).flatMap((record) =>
    shown[record].flatMap(({ value }) =>
      records[record].properties
        .filter((property) => property.date !== undefined)
        .map(({ name }) => value[name])
        .filter((written) => !isAbsent(written)),
    ),
  );
}
