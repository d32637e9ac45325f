import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundle, controlPlane, type DocumentId, interfaces } from './bundle.js';
import {
  checkCatalogue,
  checkQuestionsOf,
  type Question,
  type Rule,
  readQuestions,
  readRules,
  recordRules,
  roleRules,
} from './catalogue.js';
import { type JsonObject, objectAt, textsAt } from './json.js';
import { type Operation, operationsOf } from './operations.js';
import { withOperations } from './readme.js';
import { type RecordShape, recordsOf } from './records.js';
import { header, literal, union, withoutExamples } from './render.js';
import { compileValidators } from './validators.js';

const root = resolve(import.meta.dirname, '../..');

/** Everything under generated/, by file name. */
async function generateAll(): Promise<{ files: Map<string, string>; operations: Operation[] }> {
  const documents = new Map(interfaces.map((id) => [id, bundle(root, id)]));
  const files = new Map<string, string>();
  for (const [id, document] of documents) {
    files.set(`${id}.json`, `${literal(document)}\n`);
    files.set(`${id}.ts`, await typesOf(document));
  }
  const control = bundle(root, controlPlane);
  files.set('control.json', `${literal(control)}\n`);
  files.set('control.ts', await typesOf(control));
  files.set('control-operations.ts', controlModule(operationsOf(controlPlane, control)));
  const operations = [...documents].flatMap(([id, document]) => operationsOf(id, document));
  const records = recordsOf(documents.get('people') ?? {});
  const mechanical = recordRules(records);
  const rules = [...mechanical, ...readRules(join(root, 'spec/rules'), operations), ...roleRules(operations)];
  const questions = readQuestions(join(root, 'spec/questions'));
  checkCatalogue(
    rules,
    questions,
    operations.map((operation) => operation.id),
  );
  for (const [id, document] of documents) checkQuestionsOf(`spec/${id}.yaml`, document, questions);
  const validators = compileValidators([...documents, [controlPlane, control] as const]);
  files.set('validators.js', header + validators.code);
  files.set('validators.d.ts', validatorTypes(validators.names));
  files.set('operations.ts', operationModule(operations));
  files.set('records.ts', recordModule(records));
  files.set('field-names.ts', fieldNameModule(documents.get('people') ?? {}));
  files.set('rules.ts', ruleModule(rules, mechanical));
  files.set('questions.ts', questionModule(questions));
  return { files, operations };
}

async function typesOf(document: JsonObject): Promise<string> {
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false });
  return header + astToString(tree);
}

function validatorTypes(names: string[]): string {
  const lines = names.map((name) => `export const ${name}: ValidateFunction;`);
  return `${header}import type { ValidateFunction } from 'ajv';\n\n${lines.join('\n')}\n`;
}

function operationModule(operations: Operation[]): string {
  return `${tableOf(interfaces)}

/** Every operation of the contract. */
export const operations = ${literal(byId(operations))} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
${typeLines(operations)}
}
`;
}

function controlModule(operations: Operation[]): string {
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

function recordModule(records: RecordShape[]): string {
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

/** The names of criteria, which a lookup may combine. */
function fieldNameModule(people: JsonObject): string {
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

function ruleModule(rules: Rule[], mechanical: Rule[]): string {
  const table = Object.fromEntries(rules.map(({ id, ...rest }) => [id, rest]));
  const observable = rules.filter((rule) => rule.unobservable === undefined && rule.awaits === undefined);
  return `${header}
export type Basis = 'stated' | 'derived' | 'assumed';

/** One checkable sentence of the specification. */
export interface Rule {
  readonly section: string;
  readonly basis: Basis;
  readonly says: string;
  readonly operations: readonly string[];
  readonly effect: string;
  readonly question?: string;
  readonly covers?: readonly string[];
  readonly unobservable?: string;
  /** The mock keeps it, and the kit does not judge it yet. */
  readonly awaits?: string;
}

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = ${union(observable.filter((rule) => rule.basis !== 'assumed').map((rule) => rule.id))};

/** Rules that rest on our answer to an open question: they are reported, and never fail a run. */
export type AssumedRuleId = ${union(observable.filter((rule) => rule.basis === 'assumed').map((rule) => rule.id))};

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = ${union(rules.filter((rule) => rule.unobservable !== undefined).map((rule) => rule.id))};

/** Sentences that the mock keeps and that the kit does not judge yet. */
export type AwaitingRuleId = ${union(rules.filter((rule) => rule.awaits !== undefined && rule.unobservable === undefined).map((rule) => rule.id))};

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = ${union(mechanical.map((rule) => rule.id))};

export type RuleId = BindingRuleId | AssumedRuleId | UnobservableRuleId | AwaitingRuleId;

/** The catalogue, in the order in which reports list it. */
export const rules: Record<RuleId, Rule> = ${literal(table)};

export const ruleIds = Object.keys(rules) as RuleId[];
`;
}

function questionModule(questions: Question[]): string {
  const table = Object.fromEntries(questions.map(({ id, ...rest }) => [id, rest]));
  const types = questions.map(
    ({ id, readings }) =>
      `  ${JSON.stringify(id)}: ${Object.keys(readings)
        .map((r) => JSON.stringify(r))
        .join(' | ')};`,
  );
  return `${header}
/** The admissible readings of each open question. */
export interface Readings {
${types.join('\n')}
}

export type QuestionId = keyof Readings;

/** One point that the specification leaves open. */
export interface Question {
  readonly section: string;
  readonly register?: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
  readonly reshapes?: readonly string[];
}

export const questions: Record<QuestionId, Question> = ${literal(table)};

export const questionIds = Object.keys(questions) as QuestionId[];

/** The reading that the mock takes where a profile does not say otherwise. */
export const defaultReadings: Readings = ${literal(Object.fromEntries(questions.map((question) => [question.id, question.default])))};
`;
}

/** README.md with its table of operations as it is, and as it should be. */
function readmeOf(operations: readonly Operation[]): { path: string; present: string; wanted: string } {
  const path = join(root, 'README.md');
  const present = readFileSync(path, 'utf8');
  return { path, present, wanted: withOperations(present, operations) };
}

/** Writes what changed, or with `--check` names what is stale and fails. */
async function main(): Promise<void> {
  const folder = join(root, 'generated');
  mkdirSync(folder, { recursive: true });
  const { files, operations } = await generateAll();
  const readme = readmeOf(operations);
  const present = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const stale = [...files].filter(([name, text]) => present.get(name) !== text).map(([name]) => name);
  const orphaned = [...present.keys()].filter((name) => !files.has(name));
  if (process.argv.includes('--check')) {
    const old = [...stale, ...orphaned, ...(readme.present === readme.wanted ? [] : ['README.md'])];
    if (old.length === 0) return;
    console.error(`generated/ is stale: ${old.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = 1;
    return;
  }
  for (const name of stale) writeFileSync(join(folder, name), files.get(name) ?? '');
  for (const name of orphaned) rmSync(join(folder, name));
  if (readme.present !== readme.wanted) writeFileSync(readme.path, readme.wanted);
  console.log(stale.length === 0 ? 'generated/ is up to date' : `wrote ${stale.join(', ')}`);
}

await main();
