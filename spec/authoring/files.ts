import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutDrafts } from '../contract/drafts.js';
import { compileValidators, definitionsOf } from '../contract/validators.js';
import type { Contract } from '../reading/contract.js';
import {
  fieldNameModule,
  fixturesSchema,
  formModule,
  questionModule,
  recordModule,
  ruleModule,
  validatorTypes,
} from './render/modules.js';
import { controlModule, operationModule } from './render/operations.js';
import { header, literal } from './render/source.js';
import { typesOf, typesOfSchema } from './render/types.js';

/** Makes a JSON value from an input, or returns a cached one. */
export type Made = <Value>(name: string, input: string, make: () => Promise<Value>) => Promise<Value>;

const reportSchema = createRequire(import.meta.url).resolve('people-data-kit/report.schema.json');

const afresh: Made = (_name, _input, make) => make();

/** Returns everything under generated/, by file name. @param made caches what takes long to make */
export async function generatedFiles(contract: Contract, made: Made = afresh): Promise<Map<string, string>> {
  const { documents, operations, drafts, controlOperations, records, rules, recordRules, questions, forms } =
    contract;
  const files = new Map<string, string>();
  for (const [id, document] of documents) {
    files.set(`${id}.json`, `${literal(document)}\n`);
    const decided = withoutDrafts(document);
    files.set(`${id}.ts`, await made(`types-${id}`, JSON.stringify(decided), () => typesOf(decided)));
  }
  const compiled = JSON.stringify(definitionsOf(documents));
  const validators = await made('validators', compiled, async () => compileValidators(documents));
  files.set('validators.js', header + validators.code);
  files.set('validators.d.ts', validatorTypes(validators.names));
  files.set('operations.ts', operationModule(operations, drafts));
  files.set('control-operations.ts', controlModule(controlOperations));
  files.set('fixtures.schema.json', `${literal(fixturesSchema(documents.get('control') ?? {}))}\n`);
  files.set('forms.ts', formModule(forms));
  files.set('records.ts', recordModule(records));
  files.set('field-names.ts', fieldNameModule(documents.get('people') ?? {}));
  files.set('rules.ts', ruleModule(rules, recordRules));
  files.set('questions.ts', questionModule(questions));
  const report = readFileSync(reportSchema, 'utf8');
  files.set('report.ts', await made('types-report', report, () => typesOfSchema(report)));
  return files;
}
