import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArray, isObject, type Json } from './json.js';
import { type ParsedFile, parseSource } from './parse.js';
import { type Position, positionIn } from './position.js';
import type { Problem } from './problem.js';

/** One YAML file of the contract. */
export interface SourceFile extends ParsedFile {
  /** Below the root, with slashes, such as `spec/people/search.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** A place in the sources. */
export interface Place {
  readonly file: string;
  /** The keys that lead to it from the top of the file. */
  readonly keys: readonly string[];
}

/** Every YAML file under `spec/`, and where things stand in them. */
export interface SourceTree {
  readonly root: string;
  readonly files: ReadonlyMap<string, SourceFile>;
  /** What is no YAML. */
  readonly problems: readonly Problem[];
  /** What stands at a place; undefined where nothing does. */
  at(place: Place): Json | undefined;
  /** Where a place is, or where the nearest thing around it is. */
  position(place: Place): Position;
}

/** Reads and keeps what parsing costs most of the time for: the content of a file by its text. */
export type Parse = (text: string) => ParsedFile;

/**
 * Reads every YAML file under `spec/`. Nothing is thrown for a broken one: it is in `problems`.
 * @param root the folder that holds `spec/`
 */
export function readTree(root: string, parse: Parse = parseSource): SourceTree {
  return treeOf(
    root,
    new Map(sourcePaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    parse,
  );
}

/** A tree of texts by their paths. */
export function treeOf(
  root: string,
  texts: ReadonlyMap<string, string>,
  parse: Parse = parseSource,
): SourceTree {
  const files = new Map(
    [...texts].map(([path, text]): [string, SourceFile] => [path, { path, text, ...parse(text) }]),
  );
  return {
    root,
    files,
    problems: [...files.values()].flatMap(({ path, faults }) =>
      faults.map((fault) => ({ file: path, kind: 'yaml', todo: 'mend the YAML', ...fault })),
    ),
    at: ({ file, keys }) => valueAt(files.get(file)?.value, keys),
    position: ({ file, keys }) => positionIn(files.get(file)?.text ?? '', keys),
  };
}

/** What stands under these keys of a value. */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => member(at, key), value);
}

function member(value: Json | undefined, key: string): Json | undefined {
  if (isArray(value)) return Object.hasOwn(value, key) ? value[Number(key)] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Every YAML file below the root's `spec/`, in the order of their names. */
export function sourcePaths(root: string): readonly string[] {
  return readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `spec/${name.replaceAll('\\', '/')}`)
    .sort();
}
