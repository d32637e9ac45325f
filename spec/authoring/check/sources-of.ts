import type { DocumentId } from '../../contract/documents.js';
import { isArray, isObject, type Json } from '../../source/json.js';
import { target } from '../../source/references.js';
import type { SourceTree } from '../../source/tree.js';

/** Returns the texts of all files of a document. */
export function sourcesOf(tree: SourceTree, id: DocumentId): string {
  const files = [...filesOf(tree, `spec/${id}.yaml`)].sort();
  return files.map((file) => `${file}\0${tree.files.get(file)?.text ?? ''}`).join('\0');
}

/** Returns a file and all files that its references lead to. */
export function filesOf(tree: SourceTree, first: string): ReadonlySet<string> {
  const known = new Set<string>();
  const queue = [first];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    queue.push(...targetsIn(tree.files.get(file)?.value ?? null, file));
  }
  return known;
}

function targetsIn(value: Json, file: string): string[] {
  if (isArray(value)) return value.flatMap((item) => targetsIn(item, file));
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const own = typeof reference === 'string' ? [target(file, reference).file] : [];
  return [...own, ...Object.values(value).flatMap((member) => targetsIn(member, file))];
}
