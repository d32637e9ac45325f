import { type RecordId, records } from '../../generated/records.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutation } from './mutant.js';
import { companies, education, jobs, people, places } from './mutations.js';
import { mistyped, recased } from './operators/answers.js';

type Rewriter = (mutation: string, change: (record: JsonObject) => JsonObject) => Mutation;

const rewriters: Partial<Record<RecordId, Rewriter>> = {
  person: people,
  job: jobs,
  education,
  company: companies,
  parent: (mutation, change) =>
    companies(mutation, (company) => {
      const parent = company['ultimate_parent'];
      return isObject(parent) ? { ...company, ultimate_parent: change(parent) } : company;
    }),
  locdet: places,
};

/** Of each property of a record another type, and of each enumeration another case. */
export const recordMutations: Readonly<Record<string, Mutation>> = Object.fromEntries(
  Object.entries(rewriters).flatMap(([record, rewrite]) =>
    records[record as RecordId].properties.flatMap(({ name, type, values }) => [
      [
        `${record}.${name}-type`,
        rewrite(`${name} of a ${record} is not of the type ${type}.`, replacing(name, otherType)),
      ],
      ...(values === undefined ? [] : [recasing(record, name, rewrite)]),
    ]),
  ),
);

/** A list becomes a text: that it is never an object is a rule of its own. */
function otherType(value: Json): Json {
  return Array.isArray(value) ? 'a list' : mistyped(value);
}

function recasing(record: string, name: string, rewrite: Rewriter): [string, Mutation] {
  const says = `The values of ${name} of a ${record} are written in the other case.`;
  const change = replacing(name, (value) => recased(String(value)));
  return [`${record}.${name.replaceAll('_', '-')}-enum`, rewrite(says, change)];
}

/** Replaces a value of a record, unless it is missing, null or an empty array. */
function replacing(name: string, change: (old: Json) => Json): (record: JsonObject) => JsonObject {
  return (record) => {
    const old = record[name];
    const isEmpty = old === undefined || old === null || (Array.isArray(old) && old.length === 0);
    return isEmpty ? record : { ...record, [name]: change(old) };
  };
}
