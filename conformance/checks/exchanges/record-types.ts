import { type Property, type RecordId, records } from '../../../generated/records.js';
import { type RecordRuleId, ruleIds } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { readDate } from './dates.js';
import { excerpt } from './excerpt.js';

/** The records whose members have a type rule each; `match` has find rules of its own. */
const judged = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const satisfies RecordId[];

/** One sentence about one property: that it has its type, or is one of its values. */
interface Check {
  readonly property: string;
  readonly rule: string;
  readonly expected: string;
  /** Whether the rule speaks about the value at all. */
  readonly speaks: (value: Json) => boolean;
  readonly holds: (value: Json) => boolean;
}

/**
 * Judges of chapter 2: each member that is present has the listed type, and one of the listed values where values are
 * listed. A member that is null, "", [] or {} is absent (section 2), and absence gives nothing to observe.
 */
export const recordTypeJudges: Record<RecordRuleId, RecordJudge> = complete(
  Object.fromEntries(
    judged.flatMap((record) =>
      records[record].properties
        .flatMap(checksOf(record))
        .map((check) => [check.rule, judgeOf(record, check)]),
    ),
  ),
);

function judgeOf(record: (typeof judged)[number], { property, speaks, holds, expected }: Check): RecordJudge {
  return (sight) =>
    each(sight.records[record], ({ at, value }) => {
      const member = value[property];
      if (member === undefined || isAbsent(member) || !speaks(member)) return undefined;
      return holds(member) || { at: `${at}.${property}`, expected, received: excerpt(member) };
    });
}

function checksOf(record: RecordId): (property: Property) => Check[] {
  return (property) => {
    const type: Check = {
      property: property.name,
      rule: `${record}.${property.name}-type`,
      expected: describeType(property),
      speaks: () => true,
      holds: typeTest(property),
    };
    const { values } = property;
    if (!values) return [type];
    const known = new Set(values);
    return [
      type,
      {
        property: property.name,
        rule: `${record}.${property.name.replaceAll('_', '-')}-enum`,
        expected: `exactly one of ${values.join(' | ')}`,
        // Another type breaks the type rule; it is not a wrong value as well.
        speaks: (value) => typeof value === 'string',
        holds: (value) => typeof value === 'string' && known.has(value),
      },
    ];
  };
}

function typeTest({ type, date }: Property): (value: Json) => boolean {
  if (date) return (value) => readDate(value) !== undefined;
  switch (type) {
    case 'integer':
      return Number.isInteger;
    case 'array':
      return isArray;
    case 'object':
      return isObject;
    default:
      return (value) => typeof value === type;
  }
}

function describeType({ name, type, date }: Property): string {
  if (date) return `${name} is a string that holds a calendar date`;
  return `${name} is ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** Holds the table of records against the catalogue of rules, from which the ids are typed. */
function complete(judges: Record<string, RecordJudge>): Record<RecordRuleId, RecordJudge> {
  if (!isComplete(judges))
    throw new Error('the table of records and the catalogue of rules differ: run npm run generate');
  return judges;
}

function isComplete(judges: Record<string, RecordJudge>): judges is Record<RecordRuleId, RecordJudge> {
  const recordRule = new RegExp(`^(${judged.join('|')})\\..+-(type|enum)$`);
  // `score` belongs to the answer of find, not to the record (section 2.1).
  const asked = ruleIds.filter((id) => recordRule.test(id) && id !== 'person.score-type');
  return asked.length === Object.keys(judges).length && asked.every((id) => id in judges);
}
