import { dirname, relative, resolve } from 'node:path';
import { isObject, type Json, type JsonObject, mapObjects } from '../../source/json.js';

const mostFiles = 500;

/**
 * Includes the referenced files of a document under `x-files`, so that all references are internal. Remote files are not fetched.
 * @param read reads a file, or throws
 */
export function withFiles(
  file: string,
  root: JsonObject,
  read: (file: string) => Json,
): { readonly document: JsonObject; readonly unread: readonly string[] } {
  const keys = new Map([[resolve(file), '']]);
  const files: Record<string, Json> = {};
  const unread = new Set<string>();

  function keyOf(from: string, before: string, reference: string): string | undefined {
    try {
      const path = resolve(dirname(from), decodeURI(before));
      const known = keys.get(path);
      if (known !== undefined) return known;
      if (keys.size > mostFiles) throw new Error(`more than ${mostFiles} files`);
      const part = read(path);
      const key = `file-${keys.size}`;
      keys.set(path, key);
      files[key] = rewritten(part, path, key);
      return key;
    } catch {
      return void unread.add(`${reference} (of ${relative('', file) || file})`);
    }
  }

  function rewritten(value: Json, path: string, own: string): Json {
    return mapObjects(value, (object) => {
      const { $ref: reference } = object;
      if (typeof reference !== 'string') return object;
      const [before = '', pointer = ''] = reference.split('#', 2);
      if (before === '' && own === '') return object;
      if (/^[a-z][a-z\d+.-]*:/i.test(before)) {
        unread.add(reference);
        return object;
      }
      const key = before === '' ? own : keyOf(path, before, reference);
      if (key === undefined) return object;
      return { ...object, $ref: `#${key === '' ? '' : `/x-files/${key}`}${pointer}` };
    });
  }

  const document = rewritten(root, resolve(file), '');
  return { document: { ...(isObject(document) ? document : {}), 'x-files': files }, unread: [...unread] };
}
