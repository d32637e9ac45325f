import { documentIds } from '../../../contract/bundle.js';
import type { DocumentId } from '../../../contract/documents.js';
import type { SourceTree } from '../../../source/tree.js';
import { compareQuestions, compareRules } from '../changes/catalogues.js';
import type { Change } from '../changes/change.js';
import { compareDocuments } from '../changes/documents.js';
import { ratings } from '../changes/rating.js';
import { filesOf } from '../sources-of.js';

/** Returns all differences between two states of the contract, worst first. */
export function compareTrees(base: SourceTree, revision: SourceTree): readonly Change[] {
  const touched = documentIds.filter((id) => isTouched(id, base, revision));
  const documents = compareDocuments(base, revision, touched);
  const catalogues = [...compareRules(base, revision), ...compareQuestions(base, revision)];
  const all = [...documents, ...catalogues];
  return all.toSorted((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating));
}

/** Whether a file of a document differs: the document itself, or a file that it refers to. */
function isTouched(id: DocumentId, base: SourceTree, revision: SourceTree): boolean {
  const was = filesOf(base, `spec/${id}.yaml`);
  const is = filesOf(revision, `spec/${id}.yaml`);
  return [...new Set([...was, ...is])].some(
    (file) => base.files.get(file)?.text !== revision.files.get(file)?.text,
  );
}
