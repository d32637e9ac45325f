import { type Property, records } from '../../../generated/records.js';
import { type RecordRuleId, ruleIds } from '../../../generated/rules.js';
import { idOf } from '../../arbitraries/knowledge.js';
import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { decoded } from '../../target/wire/form.js';
import { fold } from './careers.js';
import { dayNumber, readDate } from './dates.js';
import { excerpt, Memory, type RecordJudges } from './judge.js';
import { member, ofText, type RecordKind } from './members.js';

/** The records with a type rule for each member; `match` is judged by the find rules. */
const judged = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const satisfies RecordKind[];

/**
 * Judges of chapter 2: each member that is present has the listed type, and one of the listed values if there are any.
 * A member that is null, "", [] or {} is absent (section 2) and not judged.
 */
export const recordTypeJudges: Record<RecordRuleId, RecordJudge> = complete(
  Object.fromEntries(
    judged.flatMap((kind) => records[kind].properties.flatMap((property) => judgesOf(kind, property))),
  ),
);

/** Returns the judges of a property: of its type, and of its values if they are listed. */
function judgesOf(kind: RecordKind, property: Property): (readonly [rule: string, RecordJudge])[] {
  const { name, values } = property;
  const holds = typeTest(property);
  const type = member(kind, name, (value) => holds(value) || describeType(property));
  // A value of another type breaks the type rule only.
  const isListed = ofText(
    (text) => values?.includes(text) === true || `exactly one of ${values?.join(' | ')}`,
  );
  return [
    [`${kind}.${name}-type`, type],
    ...(values ? [[`${kind}.${name.replaceAll('_', '-')}-enum`, member(kind, name, isListed)] as const] : []),
  ];
}

function typeTest({ type, date }: Property): (value: Json) => boolean {
  if (date) return (value) => readDate(value) !== undefined;
  if (type === 'integer') return Number.isInteger;
  if (type === 'array') return isArray;
  return type === 'object' ? isObject : (value) => typeof value === type;
}

function describeType({ name, type, date }: Property): string {
  if (date) return `${name} is a string that holds a calendar date`;
  return `${name} is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** Asserts that the judges cover exactly the rules about record types and values. */
function complete(judges: Record<string, RecordJudge>): Record<RecordRuleId, RecordJudge> {
  if (isComplete(judges)) return judges;
  throw new Error('the table of records and the catalogue of rules differ: run npm run generate');
}

function isComplete(judges: Record<string, RecordJudge>): judges is Record<RecordRuleId, RecordJudge> {
  const recordRule = new RegExp(`^(${judged.join('|')})\\..+-(type|enum)$`);
  // `score` belongs to the answer of find, not to the record (section 2.1).
  const expected = ruleIds.filter((id) => recordRule.test(id) && id !== 'person.score-type');
  return expected.length === Object.keys(judges).length && expected.every((id) => id in judges);
}

/** The members that must be equal wherever an id occurs, each with the part of its value that is compared. */
type Marks = Readonly<Record<string, (value: Json | undefined) => string | number | undefined>>;

interface Seen {
  readonly mark: string | number;
  readonly value: Json | undefined;
  readonly exchange: number;
}

/** At most so many ids, with texts of so many characters, are remembered: a long run must not fill the memory. */
const idsMost = 20_000;
const textMost = 250;

/** Judges that one id always has the same marks, as far as they are present in both places. */
const uniqueId = (kind: 'person' | 'company', marks: Marks) => ({
  begin(): RecordJudge {
    const known = new Memory<Map<string, Seen>>(idsMost);
    return ({ records, exchange: { id: exchange } }) =>
      each(records[kind], ({ at, value: record }): Violation | true | undefined => {
        const [id] = idOf(record);
        const seen = id === undefined ? new Map<string, Seen>() : known.known(id, new Map());
        let isCompared = false;
        for (const [name, markOf] of Object.entries(marks)) {
          const value = record[name];
          const mark = typeof value === 'string' && value.length > textMost ? undefined : markOf(value);
          const earlier = seen.get(name);
          if (mark === undefined) continue;
          if (!earlier) seen.set(name, { mark, value, exchange });
          else if (earlier.mark === mark) isCompared = true;
          else {
            return {
              at: `${at}.${name}`,
              expected: `${String(excerpt(earlier.value))}, as with id ${id} before`,
              received: excerpt(value),
              ...(earlier.exchange === exchange ? {} : { related: [earlier.exchange] }),
            };
          }
        }
        return isCompared || undefined;
      });
  },
});

/** Returns the slug, in lower case, of a slug, a URL or a URL without a scheme: which of them is sent is open. */
function slug(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const path = value.trim().replace(/[?#].*$/, '');
  const last = path.replace(/(?<!\/)\/+$/, '').replace(/^.*\//s, '');
  return last === '' ? undefined : fold(decoded(last));
}

const foldedText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? fold(value) : undefined;

/** Judges of the uniqueness of ids over a run (sections 2.1 and 2.4). */
export const uniqueIdJudges = {
  'person.id-unique': uniqueId('person', {
    linkedin: slug,
    // By day: one answer may have the time and another one not.
    created_at: (value) => dayNumber(readDate(value)),
  }),
  'company.id-unique': uniqueId('company', { name: foldedText, linkedin: slug }),
} satisfies RecordJudges;
