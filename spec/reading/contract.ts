import { checkCatalogue, checkDetails, checkEffects } from '../catalogue/check.js';
import { readEntries, reporting } from '../catalogue/entries.js';
import { type ResponseForms, readForms } from '../catalogue/forms.js';
import { recordRules, roleRules } from '../catalogue/mechanical.js';
import { type Question, readQuestions } from '../catalogue/questions.js';
import { type Rule, readRules } from '../catalogue/rules.js';
import { checkSpecification, checkStated, sentencesIn } from '../catalogue/specification.js';
import { bundled } from '../contract/bundle.js';
import { controlPlane, type DocumentId, interfaces } from '../contract/documents.js';
import { type DraftOperation, draftsOf } from '../contract/drafts.js';
import { type Operation, operationsOf } from '../contract/operations.js';
import { type RecordShape, recordsOf } from '../contract/records.js';
import type { JsonObject } from '../source/json.js';
import { sourceProblems } from '../source/references.js';
import { readTree, SourceError, type SourceTree } from '../source/tree.js';

/** Everything under `spec/`, read and checked for consistency. */
export interface Contract {
  readonly documents: ReadonlyMap<DocumentId, JsonObject>;
  /** Operations of the service, without drafts. */
  readonly operations: readonly Operation[];
  readonly drafts: readonly DraftOperation[];
  /** Operations of the control plane. */
  readonly controlOperations: readonly Operation[];
  readonly records: readonly RecordShape[];
  readonly rules: readonly Rule[];
  /** The rules generated from the table of records. */
  readonly recordRules: readonly Rule[];
  readonly questions: readonly Question[];
  /** What `spec/forms.yaml` admits in responses beside the contract. */
  readonly forms: ResponseForms;
}

/** Reads the sources of the contract. Throws a SourceError with the places of problems. */
export async function readContract(root: string): Promise<Contract> {
  const tree = readTree(root);
  const problems = sourceProblems(tree);
  if (problems.length > 0) throw new SourceError(problems);
  return contractOf(tree, await bundled(root));
}

/** Returns the rules of the role matrix, except confirmed ones that are already written by hand. */
function rolesBeside(written: readonly Rule[], matrix: readonly Rule[]): readonly Rule[] {
  const taken = new Set(written.map(({ id }) => id));
  return matrix.filter(({ id, basis }) => !(basis === 'confirmed' && taken.has(id)));
}

/** Builds the contract from bundled documents. Throws a SourceError if its parts do not fit together. */
export function contractOf(tree: SourceTree, documents: ReadonlyMap<DocumentId, JsonObject>): Contract {
  const operations = interfaces.flatMap((id) => operationsOf(id, documents.get(id) ?? {}));
  const drafts = interfaces.flatMap((id) => draftsOf(id, documents.get(id) ?? {}));
  const records = recordsOf(documents.get('people') ?? {});
  const sentences = sentencesIn(tree) ?? new Map();
  const mechanical = recordRules(records, sentences);
  const told = reporting(tree);
  const ruleEntries = readEntries('spec/rules/', told);
  const questionEntries = readEntries('spec/questions/', told);
  const questions = readQuestions(questionEntries, told);
  const written = readRules(ruleEntries, { operations, drafts }, told);
  const rules = [...mechanical, ...written, ...rolesBeside(written, roleRules(operations, sentences))];
  checkCatalogue({ entries: ruleEntries, all: rules }, { entries: questionEntries, all: questions }, told);
  checkEffects(ruleEntries, written, operations, told);
  checkDetails(questions, told);
  checkSpecification(told);
  checkStated(told);
  const forms = readForms(documents, operations, told);
  if (told.problems.length > 0) throw new SourceError(told.problems);
  const controlOperations = operationsOf(controlPlane, documents.get(controlPlane) ?? {});
  return {
    documents,
    operations,
    drafts,
    controlOperations,
    records,
    rules,
    recordRules: mechanical,
    questions,
    forms,
  };
}
