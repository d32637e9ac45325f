import type { QuestionId, Readings } from '../../../generated/questions.js';
import { records } from '../../../generated/records.js';
import { isAbsent, type Json } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { agrees, otherwise } from '../answers.js';
import type { HiddenBy } from '../probe.js';
import { counts, prevailing, prevailingReading } from './counts.js';
import { activePosition, type Shown } from './people.js';

const day = String.raw`^\d{4}-\d\d-\d\d`;
const time = String.raw`${day}T\d\d:\d\d:\d\d`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Prefixes for ids of people, companies and their parents, and one to spare. */
const prefixesMost = 4;
/** Texts per person that are looked for in an answer, which may be long. */
const textsMost = 3;

/** Probes of the form in which values are written. */
export const forms = {
  'record.date': written('record.date', 'dates', 'another form', datesOf, [
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
    'another form',
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
    'in another form',
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
    'something else',
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
      const kind = prevailing(tally, idKinds, { least: 20 });
      if (kind === 'digits') {
        if (tally.count('more than 16 digits') >= 3)
          return agrees('numeric-string', 'ids of more than 16 digits');
        return tally.count() >= 100 ? otherwise('ids of digits, none of them long') : undefined;
      }
      if (kind === 'a UUID') return agrees('uuid', 'ids are UUIDs');
      if (kind === 'a prefix and an opaque part') return agrees('prefixed', 'ids with a prefix');
      if (kind === 'characters to be escaped')
        return agrees('reserved-characters', 'ids with characters that a path must escape');
      return kind === undefined ? undefined : otherwise('ids in another form');
    },
  }),
  'record.text': counts('record.text', {
    *traits({ person, exchange }) {
      let texts = 0;
      for (const { value } of leavesOf(person)) {
        if (texts >= textsMost) return;
        if (typeof value !== 'string' || value.length > 200 || !/[^\0-\x7f]/.test(value)) continue;
        texts += 1;
        const [composed, decomposed] = [value.normalize('NFC'), value.normalize('NFD')];
        if (composed !== decomposed) {
          if (value === composed) yield 'composed';
          else if (value === decomposed) yield 'decomposed';
        }
        const raw = exchange.response.text;
        if (raw.includes(value)) yield 'as they are';
        else if (raw.toLowerCase().includes(escaped(value))) yield 'escaped';
      }
    },
    concludes(tally) {
      const form = prevailing(tally, ['composed', 'decomposed'], { least: 5 });
      const writing = prevailing(tally, ['as they are', 'escaped'], { least: 5 });
      if (form === undefined || writing === undefined) return undefined;
      const saw = `letters beyond ASCII are ${form}, and written ${writing}`;
      if (form === 'composed' && writing === 'as they are') return agrees('nfc', saw);
      if (form === 'decomposed' && writing === 'as they are') return agrees('nfd', saw);
      return form === 'composed' && writing === 'escaped' ? agrees('escaped', saw) : otherwise(saw);
    },
  }),
};

/**
 * Defines a probe of how values are written: its reading has the form of practically all of them, or none of the known forms.
 * @param what is written, as in `dates`
 * @param others the name for values in no known form
 */
function written<Q extends QuestionId>(
  question: Q,
  what: string,
  others: string,
  values: (shown: Shown) => readonly (Json | undefined)[],
  known: readonly (readonly [form: RegExp, kind: string, reading: Readings[Q]])[],
  hiddenBy: HiddenBy = {},
) {
  const readings: Record<string, Readings[Q] | undefined> = { [others]: undefined };
  for (const [, kind, reading] of known) readings[kind] = reading;
  return counts(question, {
    hiddenBy,
    traits: (shown) =>
      values(shown).map((value) => {
        const [, kind = others] = known.find(([form]) => typeof value === 'string' && form.test(value)) ?? [];
        return kind;
      }),
    concludes: (tally) =>
      prevailingReading(tally, readings, (kind) =>
        kind === 'several' ? `${what} in several forms` : `${what}: ${kind}`,
      ),
  });
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** Returns all dates of a person, and of the records within, that are present. */
function datesOf({ records: shown }: Shown) {
  return (['person', 'job', 'education'] as const).flatMap((record) =>
    shown[record].flatMap(({ value }) =>
      records[record].properties
        .filter((property) => property.date !== undefined)
        .map(({ name }) => value[name])
        .filter((date) => !isAbsent(date)),
    ),
  );
}

const idKinds = [
  'a UUID',
  'digits',
  'characters to be escaped',
  'a prefix and an opaque part',
  'another form',
] as const;

function idKind(id: string, prefixes: Set<string>): (typeof idKinds)[number] {
  if (uuid.test(id)) return 'a UUID';
  if (/^\d+$/.test(id)) return 'digits';
  if (encodeURIComponent(id) !== id) return 'characters to be escaped';
  const prefix = uuid.test(id.toLowerCase()) ? undefined : /^([a-z]{1,12})[-_]./i.exec(id)?.[1];
  if (prefix !== undefined && prefixes.size < prefixesMost) prefixes.add(prefix);
  return prefix !== undefined && prefixes.has(prefix) ? 'a prefix and an opaque part' : 'another form';
}

/** In lower case, because hexadecimal digits may be written either way. */
const escaped = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
