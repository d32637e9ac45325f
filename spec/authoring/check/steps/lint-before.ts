import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIds } from '../../../contract/bundle.js';
import { isArray, isObject } from '../../../source/json.js';
import type { Problem } from '../../../source/problem.js';
import type { SourceTree } from '../../../source/tree.js';
import type { Cache } from '../cache.js';
import { sourcesOf } from '../sources-of.js';
import { lintProblems } from './lint.js';

/**
 * Returns what the linter reports of every document, cached if nothing changed.
 * @param project the folder with our own rules
 */
export async function lintBefore(
  tree: SourceTree,
  project: string,
  cache: Cache,
): Promise<readonly Problem[]> {
  const plugin = readFileSync(join(project, 'spec/authoring/lint/plugin.js'), 'utf8');
  // Our own rules look up the ids of questions.
  const common = [plugin, ...questionIds(tree)].join('\0');
  const inputs = new Map(documentIds.map((id) => [id, common + sourcesOf(tree, id)]));
  const texts = await cache.madeTogether('lint', inputs, async (ids) => {
    const problems = await lintProblems(tree.root, ids, { project, scratch: cache.folder });
    return new Map([...problems].map(([id, found]) => [id, JSON.stringify(found)]));
  });
  return documentIds.flatMap((id): Problem[] => JSON.parse(texts.get(id) ?? '[]'));
}

function questionIds(tree: SourceTree): readonly string[] {
  return [...tree.files.values()]
    .filter(({ path }) => path.startsWith('spec/questions/'))
    .flatMap(({ value }) => (isArray(value) ? value : []))
    .map((entry) => String(isObject(entry) ? entry['id'] : entry))
    .sort();
}
