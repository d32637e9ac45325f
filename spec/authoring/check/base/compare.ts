import { documentIds } from '../../../contract/bundle.js';
import type { DocumentId } from '../../../contract/documents.js';
import type { SourceTree } from '../../../source/tree.js';
import type { Cache } from '../cache.js';
import { compareQuestions, compareRules } from '../changes/catalogues.js';
import type { Change } from '../changes/change.js';
import { compareDocuments } from '../changes/documents.js';
import { joined } from '../changes/join.js';
import { ratings } from '../changes/rating.js';
import { proveArmed, redoclyVerdicts, type Verdict } from '../changes/redocly-diff.js';
import { filesOf, sourcesOf } from '../sources-of.js';

/** Everything in which two states of the contract differ, worst first. */
export async function compareTrees(
  base: SourceTree,
  revision: SourceTree,
  cache: Cache,
): Promise<readonly Change[]> {
  const touched = documentIds.filter((id) => isTouched(id, base, revision));
  const [verdicts] = await Promise.all([
    Promise.all(touched.map((id) => verdictsOf(id, base, revision, cache))),
    touched.length > 0 ? cache.made('armed', '', async () => String(await proveArmed())) : undefined,
  ]);
  const documents = compareDocuments(base, revision, touched);
  const catalogues = [...compareRules(base, revision), ...compareQuestions(base, revision)];
  const all = [...joined(documents, new Map(verdicts)), ...catalogues];
  return all.toSorted((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating));
}

async function verdictsOf(
  id: DocumentId,
  base: SourceTree,
  revision: SourceTree,
  cache: Cache,
): Promise<[DocumentId, readonly Verdict[]]> {
  const input = [sourcesOf(base, id), sourcesOf(revision, id)].join('\0\0');
  const make = async () => JSON.stringify(await redoclyVerdicts(base.root, revision.root, id));
  return [id, JSON.parse(await cache.made(`diff-${id}`, input, make))];
}

/** Whether a file of a document differs: itself, or one that it refers to. */
function isTouched(id: DocumentId, base: SourceTree, revision: SourceTree): boolean {
  const was = filesOf(base, `spec/${id}.yaml`);
  const is = filesOf(revision, `spec/${id}.yaml`);
  return [...new Set([...was, ...is])].some(
    (file) => base.files.get(file)?.text !== revision.files.get(file)?.text,
  );
}
