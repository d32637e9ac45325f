import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArray, isObject, type Json } from './json.js';
import { type ParsedFile, type Position, parseSource } from './parse.js';

/** A YAML file of the contract. */
export interface SourceFile extends ParsedFile {
  /** Relative to the root, with slashes, such as `spec/people/search.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** A place in the sources. */
export interface Place {
  readonly file: string;
  /** The keys that lead to it from the root of the file. */
  readonly keys: readonly string[];
}

/** Every YAML file under `spec/`, and the positions of its contents. */
export interface SourceTree {
  readonly root: string;
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Syntax errors. */
  readonly problems: readonly Problem[];
  /** Returns the value at a place; undefined if there is none. */
  at(place: Place): Json | undefined;
  /** Returns the position of a place, or of the nearest enclosing value. */
  position(place: Place): Position;
}

/** Reads every YAML file under the `spec/` of a folder. An invalid one is listed in `problems`. */
export function readTree(root: string): SourceTree {
  return treeOf(
    root,
    new Map(sourcePaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  );
}

/** What was parsed last, by its text: two states of the contract have most files in common. */
const parsed = new Map<string, ParsedFile>();
const parsedMax = 400;

function parsedOnce(text: string): ParsedFile {
  const file = parsed.get(text) ?? parseSource(text);
  if (parsed.size >= parsedMax) parsed.clear();
  parsed.set(text, file);
  return file;
}

/** Builds a tree from texts by path. */
export function treeOf(root: string, texts: ReadonlyMap<string, string>): SourceTree {
  const files = new Map(
    [...texts].map(([path, text]): [string, SourceFile] => [path, { path, text, ...parsedOnce(text) }]),
  );
  return {
    root,
    files,
    problems: [...files.values()].flatMap(({ path, faults }) =>
      faults.map((fault) => ({ file: path, kind: 'yaml', todo: 'mend the YAML', ...fault })),
    ),
    at: ({ file, keys }) => valueAt(files.get(file)?.value, keys),
    position: ({ file, keys }) => files.get(file)?.positionAt(keys) ?? { line: 1, column: 1 },
  };
}

/** Returns the value at these keys. */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => member(at, key), value);
}

function member(value: Json | undefined, key: string): Json | undefined {
  if (isArray(value)) return Object.hasOwn(value, key) ? value[Number(key)] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns every YAML file below the root's `spec/`, sorted by name. */
export function sourcePaths(root: string): readonly string[] {
  return readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `spec/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** A problem in the sources: where it is, and what to do about it. */
export interface Problem {
  /** Relative to the root, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The kind of problem, such as `yaml` or `dangling-reference`. */
  readonly kind: string;
  readonly says: string;
  readonly todo: string;
}

/** The sources cannot be read as a contract. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, says }) => `${file}:${line}: ${says}`).join('\n'));
    this.problems = problems;
  }
}
