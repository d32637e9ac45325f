import { bundled, documentIds } from '../../contract/bundle.js';
import type { DocumentId } from '../../contract/documents.js';
import type { JsonObject } from '../../source/json.js';
import type { SourceTree } from '../../source/tree.js';
import { loadGenerator } from '../render/types.js';
import type { Cache } from './cache.js';
import { sourcesOf } from './sources-of.js';

/** Returns the bundled documents of a tree. Bundles only those whose files have changed since the last time. */
export async function bundledBefore(
  root: string,
  tree: SourceTree,
  cache: Cache,
): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const inputs = new Map(documentIds.map((id) => [id, sourcesOf(tree, id)]));
  const texts = await cache.madeTogether('bundle', inputs, async (ids) => {
    // Bundling waits for another process; meanwhile the generator is loaded. If loading fails, its first use reports the error.
    loadGenerator().catch(() => undefined);
    const documents = await bundled(root, ids);
    return new Map(ids.map((id) => [id, JSON.stringify(documents.get(id))]));
  });
  return new Map(documentIds.map((id) => [id, JSON.parse(texts.get(id) ?? '{}')]));
}
