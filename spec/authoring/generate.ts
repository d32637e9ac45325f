import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundle, interfaces } from './bundle.js';
import {
  checkCatalogue,
  checkQuestionsOf,
  type Question,
  type Rule,
  readQuestions,
  readRules,
  recordRules,
} from './catalogue.js';
import { type JsonObject, objectAt, textsAt } from './json.js';
import { type Operation, operationsOf } from './operations.js';
import { type RecordShape, recordsOf } from './records.js';
import { header, literal, union, withoutExamples } from './render.js';
import { compileValidators } from './validators.js';

const root = resolve(import.meta.dirname, '../..');

/** Everything under generated/, by file name. */
async function generateAll(): Promise<Map<string, string>> {
  const documents = new Map(interfaces.map((id) => [id, bundle(root, id)]));
  const files = new Map<string, string>();
  for (const [id, document] of documents) {
    files.set(`${id}.json`, `${literal(document)}\n`);
    files.set(`${id}.ts`, await typesOf(document));
  }
  const operations = [...documents].flatMap(([id, document]) => operationsOf(id, document));
  const records = recordsOf(documents.get('people') ?? {});
  const mechanical = recordRules(records);
  const rules = [...mechanical, ...readRules(join(root, 'spec/rules'))];
  const questions = readQuestions(join(root, 'spec/questions'));
  checkCatalogue(
    rules,
    questions,
    operations.map((operation) => operation.id),
  );
  for (const [id, document] of documents) checkQuestionsOf(`spec/${id}.yaml`, document, questions);
  const validators = compileValidators([...documents.values()]);
  files.set('validators.js', header + validators.code);
  files.set('validators.d.ts', validatorTypes(validators.names));
  files.set('operations.ts', operationModule(operations));
  files.set('records.ts', recordModule(records));
  files.set('field-names.ts', fieldNameModule(documents.get('people') ?? {}));
  files.set('rules.ts', ruleModule(rules, mechanical));
  files.set('questions.ts', questionModule(questions));
  return files;
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
  const table = Object.fromEntries(operations.map((operation) => [operation.id, operation]));
  const imports = interfaces.map((id) => `import type { operations as ${id} } from './${id}.js';`);
  const types = operations.map(
    (operation) => `  ${operation.id}: ${operation.interface}['${operation.id}'];`,
  );
  return `${header}${imports.join('\n')}

/** Every operation of the contract. */
export const operations = ${literal(table)} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
${types.join('\n')}
}
`;
}

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
  const observable = rules.filter((rule) => rule.unobservable === undefined);
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
}

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = ${union(observable.filter((rule) => rule.basis !== 'assumed').map((rule) => rule.id))};

/** Rules that rest on our answer to an open question: they are reported, and never fail a run. */
export type AssumedRuleId = ${union(observable.filter((rule) => rule.basis === 'assumed').map((rule) => rule.id))};

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = ${union(rules.filter((rule) => rule.unobservable !== undefined).map((rule) => rule.id))};

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = ${union(mechanical.map((rule) => rule.id))};

export type RuleId = BindingRuleId | AssumedRuleId | UnobservableRuleId;

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
}

export const questions: Record<QuestionId, Question> = ${literal(table)};

export const questionIds = Object.keys(questions) as QuestionId[];

/** The reading that the mock takes where a profile does not say otherwise. */
export const defaultReadings: Readings = ${literal(Object.fromEntries(questions.map((question) => [question.id, question.default])))};
`;
}

/** Writes what changed, or with `--check` names what is stale and fails. */
async function main(): Promise<void> {
  const folder = join(root, 'generated');
  mkdirSync(folder, { recursive: true });
  const files = await generateAll();
  const present = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const stale = [...files].filter(([name, text]) => present.get(name) !== text).map(([name]) => name);
  const orphaned = [...present.keys()].filter((name) => !files.has(name));
  if (process.argv.includes('--check')) {
    if (stale.length + orphaned.length === 0) return;
    console.error(`generated/ is stale: ${[...stale, ...orphaned].join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = 1;
    return;
  }
  for (const name of stale) writeFileSync(join(folder, name), files.get(name) ?? '');
  for (const name of orphaned) rmSync(join(folder, name));
  console.log(stale.length === 0 ? 'generated/ is up to date' : `wrote ${stale.join(', ')}`);
}

await main();
