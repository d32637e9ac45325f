import { type Property, records } from '../../../generated/records.js';
import { type RecordRuleId, ruleIds } from '../../../generated/rules.js';
import type { RecordJudge } from '../../scene/finding.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { readDate } from './dates.js';
import { member, ofText, type RecordKind } from './members.js';

/** The records with a type rule for each member; `match` is judged by the find rules. */
const judged = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const satisfies RecordKind[];

/** Asserts that the judges cover the rules about record types and values. `score` belongs to the answer of find (section 2.1). */
function complete(judges: Record<string, RecordJudge>): Record<RecordRuleId, RecordJudge> {
  if (isComplete(judges)) return judges;
  throw new Error('the table of records and the catalogue of rules differ: run npm run generate');
}

const recordRule = new RegExp(`^(${judged.join('|')})\\.(?!score-).+-(type|enum)$`);

const isComplete = (judges: Record<string, RecordJudge>): judges is Record<RecordRuleId, RecordJudge> =>
  ruleIds.every((id) => !recordRule.test(id) || id in judges);

/**
 * Judges of chapter 2: each member that is present has the listed type, and one of the listed values if there are any.
 * A member that is null, "", [] or {} is absent (section 2) and not judged.
 */
export const recordTypeJudges = complete(
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
