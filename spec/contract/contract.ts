import { join } from 'node:path';
import { checkCatalogue, checkQuestionsOf } from '../catalogue/check.js';
import { recordRules, roleRules } from '../catalogue/mechanical.js';
import { type Question, readQuestions } from '../catalogue/questions.js';
import { type Rule, readRules } from '../catalogue/rules.js';
import { bundled } from './bundle.js';
import { controlPlane, type DocumentId, interfaces } from './documents.js';
import type { JsonObject } from './json.js';
import { type Operation, operationsOf } from './operations.js';
import { type RecordShape, recordsOf } from './records.js';

/** Everything under `spec/`, read and found to fit together. */
export interface Contract {
  readonly documents: ReadonlyMap<DocumentId, JsonObject>;
  /** Of the service. */
  readonly operations: readonly Operation[];
  /** Of the control plane. */
  readonly controlOperations: readonly Operation[];
  readonly records: readonly RecordShape[];
  readonly rules: readonly Rule[];
  /** Those of the rules that follow from the table of records. */
  readonly recordRules: readonly Rule[];
  readonly questions: readonly Question[];
}

/** Reads the sources of the contract. Throws with the place of what is broken. */
export async function readContract(root: string): Promise<Contract> {
  return contractOf(root, await bundled(root));
}

/** The contract of documents that were bundled already, with the catalogues under `root`. */
export function contractOf(root: string, documents: ReadonlyMap<DocumentId, JsonObject>): Contract {
  const operations = interfaces.flatMap((id) => operationsOf(id, documents.get(id) ?? {}));
  const records = recordsOf(documents.get('people') ?? {});
  const mechanical = recordRules(records);
  const rules = [...mechanical, ...readRules(join(root, 'spec/rules'), operations), ...roleRules(operations)];
  const questions = readQuestions(join(root, 'spec/questions'));
  checkCatalogue(
    rules,
    questions,
    operations.map((operation) => operation.id),
  );
  for (const id of interfaces) checkQuestionsOf(`spec/${id}.yaml`, documents.get(id) ?? {}, questions);
  const controlOperations = operationsOf(controlPlane, documents.get(controlPlane) ?? {});
  return { documents, operations, controlOperations, records, rules, recordRules: mechanical, questions };
}
