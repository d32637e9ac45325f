import type { Contract } from '../contract/contract.js';
import { compileValidators } from '../contract/validators.js';
import { controlModule, operationModule } from './render/operations.js';
import { questionModule } from './render/questions.js';
import { fieldNameModule, recordModule } from './render/records.js';
import { ruleModule } from './render/rules.js';
import { header, literal } from './render/source.js';
import { typesOf } from './render/types.js';
import { validatorTypes } from './render/validators.js';

/** Everything under generated/, by file name. */
export async function generatedFiles(contract: Contract): Promise<ReadonlyMap<string, string>> {
  const { documents, operations, controlOperations, records, rules, recordRules, questions } = contract;
  const files = new Map<string, string>();
  for (const [id, document] of documents) {
    files.set(`${id}.json`, `${literal(document)}\n`);
    files.set(`${id}.ts`, await typesOf(document));
  }
  const validators = compileValidators(documents);
  files.set('validators.js', header + validators.code);
  files.set('validators.d.ts', validatorTypes(validators.names));
  files.set('operations.ts', operationModule(operations));
  files.set('control-operations.ts', controlModule(controlOperations));
  files.set('records.ts', recordModule(records));
  files.set('field-names.ts', fieldNameModule(documents.get('people') ?? {}));
  files.set('rules.ts', ruleModule(rules, recordRules));
  files.set('questions.ts', questionModule(questions));
  return files;
}
