import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import type { Place, Problem, SourceTree } from '../source/tree.js';

/** A rule or question as written in its file. */
export interface Entry {
  readonly value: JsonObject;
  readonly place: Place;
}

/** Where problems are reported. */
export interface Reporting {
  readonly tree: SourceTree;
  report(place: Place, kind: string, says: string, todo: string): void;
}

/** Collects problems in the sources. */
export function reporting(tree: SourceTree): Reporting & { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return {
    tree,
    problems,
    report: (place, kind, says, todo) =>
      problems.push({ file: place.file, ...tree.position(place), kind, says, todo }),
  };
}

/** Returns the entries of all files in a folder, in the order of the files. Reports files that are not lists of objects. */
export function readEntries(folder: string, reporting: Reporting): readonly Entry[] {
  return [...reporting.tree.files.values()]
    .filter(({ path, faults }) => path.startsWith(folder) && faults.length === 0)
    .flatMap(({ path, value }) => {
      if (isArray(value)) return value.flatMap((entry, index) => entryOf(entry, path, index, reporting));
      if (value !== null) {
        const todo = 'begin each entry with "- id:"';
        reporting.report({ file: path, keys: [] }, 'catalogue', 'the file must hold a list', todo);
      }
      return [];
    });
}

function entryOf(value: Json, file: string, index: number, { report }: Reporting): Entry[] {
  const place = { file, keys: [String(index)] };
  if (isObject(value)) return [{ value, place }];
  report(place, 'catalogue', `entry ${index + 1} must be an object`, 'begin it with "- id:"');
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

export function fieldsOf({ value, place }: Entry, { report }: Reporting): Fields {
  const id = typeof value['id'] === 'string' ? value['id'] : 'the entry';
  const wrong = (key: string, says: string, todo: string) =>
    report({ file: place.file, keys: [...place.keys, key] }, 'catalogue', `${id}: ${says}`, todo);
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
export function reportDuplicates(kind: string, entries: readonly Entry[], { tree, report }: Reporting): void {
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
    report(
      { file: place.file, keys: [...place.keys, 'id'] },
      'duplicate-id',
      `${kind} "${id}" is described twice: first in ${before}`,
      'give one of them another id, or drop it',
    );
  }
}
