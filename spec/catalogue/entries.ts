import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import type { Problem } from '../source/problem.js';
import type { Place, SourceTree } from '../source/tree.js';

/** A rule or question as written in its file. */
export interface Entry {
  readonly value: JsonObject;
  readonly place: Place;
}

/** Where problems are reported. */
export interface Telling {
  readonly tree: SourceTree;
  tell(place: Place, kind: string, says: string, todo: string): void;
}

/** Collects problems in the sources. */
export function telling(tree: SourceTree): Telling & { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return {
    tree,
    problems,
    tell: (place, kind, says, todo) =>
      problems.push({ file: place.file, ...tree.position(place), kind, says, todo }),
  };
}

/** Returns the entries of all files in a folder, in the order of the files. Reports files that are not lists of objects. */
export function readEntries(folder: string, telling: Telling): readonly Entry[] {
  return [...telling.tree.files.values()]
    .filter(({ path, faults }) => path.startsWith(folder) && faults.length === 0)
    .flatMap(({ path, value }) => {
      if (isArray(value)) return value.flatMap((entry, index) => entryOf(entry, path, index, telling));
      if (value !== null) {
        const todo = 'begin each entry with "- id:"';
        telling.tell({ file: path, keys: [] }, 'catalogue', 'the file must hold a list', todo);
      }
      return [];
    });
}

function entryOf(value: Json, file: string, index: number, { tell }: Telling): Entry[] {
  const place = { file, keys: [String(index)] };
  if (isObject(value)) return [{ value, place }];
  tell(place, 'catalogue', `entry ${index + 1} must be an object`, 'begin it with "- id:"');
  return [];
}

/** The members of an entry, each checked when read. Reports an invalid member and returns a harmless value instead. */
export interface Fields {
  text(key: string): string;
  /** The text without line breaks. */
  line(key: string): string;
  texts(key: string): readonly string[];
  oneOf<T extends string>(key: string, known: readonly T[]): T | undefined;
  wrong(key: string, says: string, todo: string): void;
}

export function fieldsOf({ value, place }: Entry, { tell }: Telling): Fields {
  const id = typeof value['id'] === 'string' ? value['id'] : 'the entry';
  const wrong = (key: string, says: string, todo: string) =>
    tell({ file: place.file, keys: [...place.keys, key] }, 'catalogue', `${id}: ${says}`, todo);
  const text = (key: string): string => {
    const found = value[key];
    if (typeof found === 'string' && found.trim() !== '') return found.trim();
    const what = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`;
    wrong(key, `"${key}" ${what}: it must be a text`, `give it a "${key}"`);
    return '';
  };
  return {
    text,
    line: (key) => text(key).replace(/\s+/g, ' '),
    texts: (key) => {
      const found = value[key];
      if (found === undefined) return [];
      if (isArray(found) && found.every((item) => typeof item === 'string')) return found;
      wrong(key, `"${key}" is ${JSON.stringify(found)}: it must be a list of texts`, 'write it as a list');
      return [];
    },
    oneOf: (key, known) => {
      const given = text(key);
      const found = known.find((each) => each === given);
      if (found === undefined && given !== '') {
        wrong(key, `unknown ${key} "${given}"`, `it is one of ${known.join(', ')}`);
      }
      return found;
    },
    wrong,
  };
}

/** Reports duplicate ids at their second place. */
export function tellTwins(kind: string, entries: readonly Entry[], { tree, tell }: Telling): void {
  const first = new Map<string, Place>();
  for (const { value, place } of entries) {
    const id = value['id'];
    if (typeof id !== 'string') continue;
    const known = first.get(id);
    if (known === undefined) {
      first.set(id, place);
      continue;
    }
    const before = `${known.file}:${tree.position(known).line}`;
    tell(
      { file: place.file, keys: [...place.keys, 'id'] },
      'duplicate-id',
      `${kind} "${id}" is described twice: first in ${before}`,
      'give one of them another id, or drop it',
    );
  }
}
