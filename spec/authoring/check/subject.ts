import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../../contract/bundle.js';
import { type DocumentId, type InterfaceId, interfaces } from '../../contract/documents.js';
import { overlaid } from '../../overlay/overlay.js';
import type { JsonObject } from '../../source/json.js';
import { readTree, type SourceTree } from '../../source/tree.js';
import { writeWholeSync } from '../../source/whole-file.js';
import { loadGenerator } from '../render/types.js';
import type { Cache } from './cache.js';

/**
 * Writes the contract with an overlay applied to sources of their own below the cache, as problems in the overlaid contract need
 * a place. Throws an OverlayError if the overlay cannot be applied.
 */
export async function overlaidTree(tree: SourceTree, overlay: string, cache: Cache): Promise<SourceTree> {
  const documents = await bundledBefore(tree.root, tree, cache);
  const ofService = new Map(interfaces.map((id): [InterfaceId, JsonObject] => [id, documents.get(id) ?? {}]));
  return written(
    tree,
    new Map([...documents, ...overlaid(overlay, ofService)]),
    join(cache.folder, 'overlaid'),
    cache,
  );
}

/** Writes the contract with each document bundled in one file, as an overlay leaves it, so that the two can be compared. */
export async function bundledTree(tree: SourceTree, cache: Cache): Promise<SourceTree> {
  return written(tree, await bundledBefore(tree.root, tree, cache), join(cache.folder, 'bundled'), cache);
}

function written(
  tree: SourceTree,
  documents: ReadonlyMap<DocumentId, JsonObject>,
  root: string,
  cache: Cache,
): SourceTree {
  rmSync(join(root, 'spec'), { recursive: true, force: true });
  mkdirSync(join(root, 'spec'), { recursive: true });
  for (const folder of ['rules', 'questions']) {
    cpSync(join(tree.root, 'spec', folder), join(root, 'spec', folder), { recursive: true });
  }
  // JSON is valid YAML.
  for (const [id, document] of documents) {
    writeWholeSync(id, join(root, `spec/${id}.yaml`), JSON.stringify(document, null, 2));
  }
  return readTree(root, cache.parse);
}

/** Returns the bundled documents of a tree, cached by their texts. */
export async function bundledBefore(
  root: string,
  tree: SourceTree,
  cache: Cache,
): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const text = await cache.made('bundle', textsOf(tree), async () => {
    // Bundling waits for another process; meanwhile the generator is loaded. If loading fails, its first use reports the error.
    loadGenerator().catch(() => undefined);
    return JSON.stringify([...(await bundled(root))]);
  });
  return new Map(JSON.parse(text));
}

/** All that the documents are made of, as one text. */
export const textsOf = ({ files }: SourceTree): string =>
  [...files.values()]
    .filter(({ path }) => !path.startsWith('spec/rules/'))
    .map(({ path, text }) => `${path}\0${text}`)
    .join('\0');
