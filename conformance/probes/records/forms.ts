import type { QuestionId, Readings } from '../../../generated/questions.js';
import { records } from '../../../generated/records.js';
import { isAbsent, type Json } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import type { HiddenBy } from '../probe.js';
import { activePosition, counts, prevailing, type Shown } from './counts.js';

const day = String.raw`^\d{4}-\d\d-\d\d`;
const time = String.raw`${day}T\d\d:\d\d:\d\d`;
/** Prefixes for ids of people, companies and their parents, and one to spare. */
const prefixesMost = 4;
/** Texts per person that are looked for in an answer, which may be long. */
const textsMost = 3;

/** Forms of phone numbers: three of them in use mean that none is enforced. */
const phoneForms = [
  [/^\+[1-9]\d{6,14}$/, 'plus and digits'],
  [/^\+/, 'international, with separators'],
  [/[a-z]/i, 'with words'],
  [/\./, 'with dots'],
  [/^\(|^0[\d() -]+$/, 'national'],
  [/^[\d() -]+$/, 'digits and spaces'],
  [/^/, 'in another form'],
] as const;

/** Probes of the form in which values are written. */
export const forms = {
  'record.date': written('record.date', 'dates', datesOf, [
    [new RegExp(`${time}Z$`), 'date and time with Z', 'rfc3339-utc'],
    [new RegExp(`${time}$`), 'date and time without a zone', 'naive'],
    [new RegExp(String.raw`${time}[+-]\d\d:\d\d$`), 'date and time with an offset', 'offset'],
    [new RegExp(`${day}$`), 'date alone', 'date-only'],
    [new RegExp(`${day}Z$`), 'date with Z', 'date-with-z'],
    [new RegExp(String.raw`${time}\.\d{3}Z$`), 'date and time with milliseconds and Z', 'fraction'],
  ]),
  'record.linkedin-form': written(
    'record.linkedin-form',
    '`linkedin` of people',
    ({ person: { linkedin } }) => [linkedin].filter(isText),
    [
      [/^https?:\/\/[^/\s]+\/\S+$/i, 'with a scheme', 'url'],
      [/^[\w-]+(\.[\w-]+)+\/\S+$/, 'without a scheme', 'bare-host'],
      [/^[^/:\s]+$/, 'the slug alone', 'slug'],
    ],
  ),
  'record.country-code': written(
    'record.country-code',
    'country codes',
    ({ records: { locdet } }) => locdet.map(({ value }) => value['country_code']).filter(isText),
    [
      [/^[A-Z]{2}$/, 'in upper case', 'upper-case'],
      [/^[a-z]{2}$/, 'in lower case', 'lower-case'],
    ],
    { 'record.location-details': ['never-present'] },
  ),
  'record.active-marker': written(
    'record.active-marker',
    '`ended_at` of an active job',
    // As JSON, so that even a missing member has a form.
    ({ person }) => {
      const position = activePosition(person);
      return position ? [JSON.stringify(position['ended_at']) ?? ''] : [];
    },
    [
      [/^$/, 'left out', 'omitted'],
      [/^null$/, 'null', 'as-null'],
      [/^""$/, 'an empty string', 'empty-string'],
    ],
  ),
  'record.id-form': counts('record.id-form', {
    what: 'ids',
    *traits({ records: { person, company, parent } }, noted) {
      for (const { value } of [...person, ...company, ...parent]) {
        const { id: of } = value;
        if (!isText(of)) continue;
        const kind = idKind(of, noted('prefixes'));
        yield { of, kind };
        if (kind === 'digits' && of.length > 16) yield { of, kind: 'more than 16 digits' };
      }
    },
    concludes(tally) {
      const { all, count, share } = tally;
      if (all >= 20 && share('digits') >= 0.97) {
        if (count('more than 16 digits') >= 3) return 'numeric-string';
        return all >= 100 ? [] : undefined;
      }
      const kinds = {
        'a UUID': 'uuid',
        digits: [],
        'characters to be escaped': 'reserved-characters',
        'a prefix and an opaque part': 'prefixed',
        'in another form': [],
      } as const;
      return prevailing(tally, kinds, { least: 20 });
    },
  }),
  'record.text': counts('record.text', {
    what: 'letters beyond ASCII',
    *traits({ person, exchange }) {
      const texts = [...leavesOf(person)]
        .flatMap(({ value }) => (isText(value) && value.length <= 200 ? [value] : []))
        .filter((text) => /[^\0-\x7f]/.test(text));
      const raw = exchange.response.text;
      for (const text of texts.slice(0, textsMost)) {
        const [composed, decomposed] = [text.normalize('NFC'), text.normalize('NFD')];
        if (composed !== decomposed && text === composed) yield 'composed';
        if (composed !== decomposed && text === decomposed) yield 'decomposed';
        if (raw.includes(text)) yield 'as they are';
        else if (raw.toLowerCase().includes(escaped(text))) yield 'escaped';
      }
    },
    concludes(tally) {
      const bounds = { least: 5 };
      const form = prevailing(tally, { composed: ['nfc', 'escaped'], decomposed: 'nfd' }, bounds);
      const writing = prevailing(tally, { 'as they are': ['nfc', 'nfd'], escaped: 'escaped' }, bounds);
      if (form === undefined || writing === undefined) return undefined;
      return (['nfc', 'nfd', 'escaped'] as const).filter((one) =>
        [form, writing].every((each) => each.includes(one)),
      );
    },
  }),
  'record.phone': counts('record.phone', {
    what: 'phone numbers',
    *traits({ person, records: { job } }) {
      const dials = job.map(({ value }) => value['direct_dial_number']);
      for (const of of [person['cell_phone_number'], ...dials]) {
        if (isText(of) && /\d/.test(of)) yield { of, kind: formOf(of, phoneForms) };
      }
    },
    concludes({ all, share }) {
      if (all < 20) return undefined;
      if (share('plus and digits') >= 0.97) return 'e164';
      // Without an area code in brackets or a trunk zero, a national number may consist of digits and spaces.
      if (share('national', 'digits and spaces') >= 0.97 && share('national') >= 0.5) return 'national';
      if (phoneForms.filter(([, kind]) => share(kind) >= 0.05).length >= 3) return 'free-text';
      // Far from the known forms: it is one of the target's own.
      return all >= 60 && share('plus and digits', 'national', 'digits and spaces') < 0.8 ? [] : undefined;
    },
  }),
};

type Form<Kind extends string> = readonly [form: RegExp, kind: Kind, ...rest: readonly unknown[]];

const formOf = <Kind extends string>(value: Json | undefined, known: readonly Form<Kind>[]) =>
  known.find(([form]) => typeof value === 'string' && form.test(value))?.[1] ?? 'in another form';

/**
 * Defines a probe of how values are written: its reading has the form of practically all of them, or none of the known forms.
 * @param what is written, as in `dates`
 */
function written<Q extends QuestionId>(
  question: Q,
  what: string,
  values: (shown: Shown) => readonly (Json | undefined)[],
  known: readonly (readonly [form: RegExp, kind: string, reading: Readings[Q]])[],
  hiddenBy: HiddenBy = {},
) {
  const readings: Record<string, Readings[Q] | readonly []> = { 'in another form': [] };
  for (const [, kind, reading] of known) readings[kind] = reading;
  return counts<Q, string>(question, {
    what,
    hiddenBy,
    traits: (shown) => values(shown).map((value) => formOf(value, known)),
    concludes: (tally) => prevailing(tally, readings),
  });
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** Returns all dates of a person, and of the records within, that are present. */
function datesOf({ records: shown }: Shown) {
  return (['person', 'job', 'education'] as const).flatMap((record) => {
    const names = records[record].properties.filter(({ date }) => date !== undefined).map(({ name }) => name);
    return shown[record].flatMap(({ value }) =>
      names.map((name) => value[name]).filter((date) => !isAbsent(date)),
    );
  });
}

function idKind(id: string, prefixes: Set<string>) {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return 'a UUID';
  if (/^\d+$/.test(id)) return 'digits';
  if (encodeURIComponent(id) !== id) return 'characters to be escaped';
  const [, prefix = ''] = /^([a-z]{1,12})[-_]./i.exec(id) ?? [];
  if (prefix !== '' && prefixes.size < prefixesMost) prefixes.add(prefix);
  return prefixes.has(prefix) ? 'a prefix and an opaque part' : 'in another form';
}

/** In lower case, because hexadecimal digits may be written either way. */
const escaped = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
