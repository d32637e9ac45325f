import { isArray, isObject } from '../../../source/json.js';
import type { Place, SourceTree } from '../../../source/tree.js';

/** Returns the place of a rule or question; the first line of the folder if it is generated. */
export function placeOfEntry(tree: SourceTree, folder: string, id: string): Place {
  for (const { path, value } of tree.files.values()) {
    if (!path.startsWith(folder) || !isArray(value)) continue;
    const index = value.findIndex((entry) => isObject(entry) && entry['id'] === id);
    if (index >= 0) return { file: path, keys: [String(index)] };
  }
  return { file: folder, keys: [] };
}
