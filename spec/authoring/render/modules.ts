import { faker } from '@faker-js/faker/locale/en';
import type { ResponseForms } from '../../catalogue/forms.js';
import type { Question } from '../../catalogue/questions.js';
import type { Rule } from '../../catalogue/rules.js';
import { controlPlane, type DocumentId, interfaces } from '../../contract/documents.js';
import type { DraftOperation } from '../../contract/drafts.js';
import type { Operation } from '../../contract/operations.js';
import type { RecordShape } from '../../contract/records.js';
import { isObject, type Json, type JsonObject, mapObjects, objectAt, textsAt } from '../../source/json.js';
import { header, literal, union } from './source.js';

const root = 'ControlFixtures';
const place = '#/components/schemas/';

/** Returns a self-contained JSON Schema for files of `pdk mock --fixtures`, for completion and validation in editors. */
export function fixturesSchema(control: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(control, 'components', 'control'), 'schemas', 'control');
  const needed = new Map<string, Json>();
  const take = (name: string): void => {
    if (needed.has(name)) return;
    needed.set(name, null);
    needed.set(name, standing(objectAt(schemas, name, 'control'), take));
  };
  const schema = standing(objectAt(schemas, root, 'control'), take);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(isObject(schema) ? schema : {}),
    $defs: Object.fromEntries([...needed].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Removes internal keywords and points references into this schema. */
function standing(schema: JsonObject, take: (name: string) => void): Json {
  return mapObjects(schema, (object) => {
    const kept = Object.entries(object).filter(([key]) => !key.startsWith('x-'));
    const { $ref: reference, ...rest } = Object.fromEntries(kept);
    if (typeof reference !== 'string') return Object.fromEntries(kept);
    const name = reference.slice(place.length);
    take(name);
    return { ...rest, $ref: `#/$defs/${name}` };
  });
}

/** Renders what mocks/population/ says of people: records of some, and from what others are drawn. */
export function populationModule(read: (name: 'named' | 'places' | 'tables') => unknown): string {
  return `${header}
import type { components } from './people.js';

/** People whose position is the first job that has not ended; it is left empty here. */
export const named: readonly components['schemas']['Person'][] = ${literal(read('named'))};

export const places = ${literal(read('places'))} as const;

export const tables = ${literal(read('tables'))} as const;

/** Lists of @faker-js/faker (MIT License, Copyright faker contributors), which itself takes longer to load than the mock. */
export const names: Readonly<Record<'first' | 'last' | 'streetSuffixes', readonly string[]>> = ${JSON.stringify(nameLists())};
`;
}

/** The name lists of faker, without its generator: each person has a seeded source of their own. */
function nameLists() {
  const { person, location } = faker.definitions;
  const { generic = [], female = [], male = [] } = person.first_name;
  return {
    first: [...new Set([...generic, ...female, ...male])],
    last: person.last_name.generic ?? [],
    streetSuffixes: location.street_suffix,
  };
}

/** Renders what is known of computed mutants: which rules some break, and why others need not be, or are not, noticed. */
export function computedMutantModule(written: unknown): string {
  return `${header}
import type { QuestionId } from './questions.js';
import type { BindingRuleId } from './rules.js';

export const { computedFor, unobservable, open, survivors }: {
  readonly computedFor: Readonly<Partial<Record<BindingRuleId, string>>>;
  readonly unobservable: Readonly<Record<string, readonly string[]>>;
  readonly open: Readonly<Partial<Record<QuestionId, readonly string[]>>>;
  readonly survivors: Readonly<Record<string, string>>;
} = ${literal(written)};
`;
}

/** Renders a table that whoever imports it types. */
export const tableModule = (name: string, written: unknown): string =>
  `${header}\nexport const ${name} = ${literal(written)} as const;\n`;

/** Renders the forms of responses, one member a line. */
export function formModule({ lists, bodies, records }: ResponseForms): string {
  const table = Object.entries(records).map(([id, { members, ...record }]) => {
    const lines = Object.entries(members).map(
      ([name, member]) => `      ${JSON.stringify(name)}: ${JSON.stringify(member)},`,
    );
    const own = Object.entries(record).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
    return [`  ${JSON.stringify(id)}: {`, ...own, '    members: {', ...lines, '    },', '  },'].join('\n');
  });
  return `${header}
import type { RecordForm } from '../spec/catalogue/forms.js';
import type { OperationId } from './operations.js';

/** The other names of a list. */
export const listNames: readonly string[] = ${JSON.stringify(lists)};

/** The record in the JSON body of a success. */
export const bodyRecords: Readonly<Partial<Record<OperationId, string>>> = ${JSON.stringify(bodies, null, 2)};

/** The records of all responses, with the other forms that are admitted for their members. */
export const recordForms: Readonly<Record<string, RecordForm>> = {
${table.join('\n')}
};
`;
}

/** Renders the catalogue of questions and the default profile. */
export function questionModule(questions: readonly Question[]): string {
  const table = Object.fromEntries(questions.map(({ id, ...rest }) => [id, rest]));
  const types = questions.map(
    ({ id, readings }) =>
      `  ${JSON.stringify(id)}: ${Object.keys(readings)
        .map((r) => JSON.stringify(r))
        .join(' | ')};`,
  );
  return `${header}
import type { Question as Written } from '../spec/catalogue/questions.js';

/** The admissible readings of each open question. */
export interface Readings {
${types.join('\n')}
}

export type QuestionId = keyof Readings;

/** One point that the specification leaves open. */
export type Question = Omit<Written, 'id'>;

export const questions: Record<QuestionId, Question> = ${literal(table)};

export const questionIds = Object.keys(questions) as QuestionId[];

/** The reading that the mock takes where a profile does not say otherwise. */
export const defaultReadings: Readings = ${literal(Object.fromEntries(questions.map((question) => [question.id, question.default])))};
`;
}

/** Renders the table of the records of chapter 2, the source of all type and enum rules. */
export function recordModule(records: readonly RecordShape[]): string {
  const table = Object.fromEntries(records.map(({ id, ...rest }) => [id, rest]));
  return `${header}
/** What a property of a record must be when it is present (chapter 2). */
export interface Property {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly values?: readonly string[];
  readonly date?: 'day' | 'first-of-month';
  readonly record?: RecordId;
}

export type RecordId = ${union(records.map((record) => record.id))};

/** The records of chapter 2 with their properties. */
export const records: Record<RecordId, { schema: string; section: string; properties: readonly Property[] }> = ${literal(table)};
`;
}

/** Renders the names of criteria that a lookup may combine. */
export function fieldNameModule(people: JsonObject): string {
  const path = ['components', 'schemas', 'Criterion', 'properties', 'field_name'];
  const names = textsAt(
    path.reduce((parent, key) => objectAt(parent, key, 'spec/people.yaml'), people),
    'enum',
    'field_name',
  );
  return `${header}
/** What a criterion of a lookup may be compared with (section 4.1). */
export const fieldNames = ${literal(names)} as const;
`;
}

/** Renders the catalogue of rules and the kind of each rule. */
export function ruleModule(rules: readonly Rule[], mechanical: readonly Rule[]): string {
  const table = Object.fromEntries(rules.map(({ id, ...rest }) => [id, rest]));
  const [binding, hidden] = [false, true].map((isHidden) =>
    rules.filter(({ unobservable }) => (unobservable !== undefined) === isHidden).map(({ id }) => id),
  );
  return `${header}
import type { Rule as Written } from '../spec/catalogue/rules.js';

/** One checkable sentence of the specification. */
export type Rule = Omit<Written, 'id'>;

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = ${union(binding ?? [])};

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = ${union(hidden ?? [])};

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = ${union(mechanical.map((rule) => rule.id))};

export type RuleId = BindingRuleId | UnobservableRuleId;

/** The catalogue, in the order in which reports list it. */
export const rules: Record<RuleId, Rule> = ${literal(table)};

export const ruleIds = Object.keys(rules) as RuleId[];
`;
}

/** Returns the types of the compiled validators. */
export function validatorTypes(names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name}: ValidateFunction;`);
  return `${header}import type { ValidateFunction } from 'ajv';\n\n${lines.join('\n')}\n`;
}

/** Renders the table of operations of the service. */
export function operationModule(operations: readonly Operation[], drafts: readonly DraftOperation[]): string {
  return `${tableOf(interfaces)}
import type { DraftOperation } from '../spec/contract/drafts.js';

/** Every operation of the contract. */
export const operations = ${literal(byId(operations))} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
${typeLines(operations)}
}

/** Every operation that is not decided yet: it has no handler, no types and no rules. */
export const draftOperations: readonly DraftOperation[] = ${literal(drafts)};
`;
}

/** Renders the table of operations of the control plane. */
export function controlModule(operations: readonly Operation[]): string {
  return `${tableOf([controlPlane])}

/** Every operation of the control plane. */
export const controlOperations = ${literal(byId(operations))} as const;

export type ControlOperationId = keyof typeof controlOperations;

/** The types of parameters, bodies and answers of each operation of the control plane. */
export interface ControlOperationTypes {
${typeLines(operations)}
}
`;
}

const tableOf = (documents: readonly DocumentId[]): string =>
  header + documents.map((id) => `import type { operations as ${id} } from './${id}.js';`).join('\n');

const byId = (operations: readonly Operation[]) =>
  Object.fromEntries(operations.map((operation) => [operation.id, operation]));

const typeLines = (operations: readonly Operation[]): string =>
  operations.map(({ id, interface: document }) => `  ${id}: ${document}['${id}'];`).join('\n');
