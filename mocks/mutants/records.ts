import { type Property, type RecordId, records } from '../../generated/records.js';
import { type RecordRuleId, rules } from '../../generated/rules.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onCompanies, onEducation, onJobs, onPeople, onPlaces } from './rewrite.js';

type Rewriter = (change: (record: JsonObject) => JsonObject) => NonNullable<Mutant['answer']>;

const rewriters: Partial<Record<RecordId, Rewriter>> = {
  person: onPeople,
  job: onJobs,
  education: onEducation,
  company: onCompanies,
  parent: (change) =>
    onCompanies((company) => {
      const parent = company['ultimate_parent'];
      return isObject(parent) ? { ...company, ultimate_parent: change(parent) } : company;
    }),
  locdet: onPlaces,
};

/** Mutants of the type of each property and of the case of each enumeration, derived from the table of the rules. */
export const recordMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
  Object.entries(records).flatMap(([record, { properties }]) =>
    properties.flatMap((property) => mutantsOf(record as RecordId, property)),
  ),
);

function mutantsOf(record: RecordId, property: Property): [string, Mutant][] {
  const rewrite = rewriters[record];
  if (!rewrite) return [];
  const { name } = property;
  const wrongType: [string, Mutant] = [
    `${record}.${name}-of-wrong-type`,
    {
      breaks: ruleId(`${record}.${name}-type`),
      mutation: `${name} of a ${record} is not ${property.type === 'array' ? 'a list' : `of type ${property.type}`}.`,
      answer: rewrite((holder) => replaced(holder, name, () => wrong(property))),
    },
  ];
  if (!property.values) return [wrongType];
  return [
    wrongType,
    [
      `${record}.${name}-in-other-case`,
      {
        breaks: ruleId(`${record}.${name.replaceAll('_', '-')}-enum`),
        mutation: `The values of ${name} of a ${record} are written in the other case.`,
        answer: rewrite((holder) => replaced(holder, name, (value) => otherCase(String(value)))),
      },
    ],
  ];
}

/** Replaces a value of the record, unless it is missing, null or an empty array. */
function replaced(holder: JsonObject, name: string, value: (old: Json) => Json): JsonObject {
  const old = holder[name];
  if (old === undefined || old === null || (Array.isArray(old) && old.length === 0)) return holder;
  return { ...holder, [name]: value(old) };
}

function wrong({ type }: Property): Json {
  switch (type) {
    case 'string':
      return 20201;
    case 'number':
    case 'integer':
      return '42';
    case 'boolean':
      return 'true';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
  }
}

function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

function ruleId(id: string): RecordRuleId {
  if (!isRecordRule(id)) throw new Error(`no rule "${id}" follows from the contract`);
  return id;
}

function isRecordRule(id: string): id is RecordRuleId {
  return id in rules;
}
