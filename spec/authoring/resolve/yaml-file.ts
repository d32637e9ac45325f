import { isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { escaped } from '../../source/json.js';
import type { TextEdit } from './edits.js';

/** A YAML file and the positions of its contents. */
export interface YamlFile {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Every map in it, parents before children. */
  readonly maps: readonly MapPlace[];
  /** Counted from 1. */
  lineAt(offset: number): number;
}

/** A map and the keys and indexes that lead to it. */
export interface MapPlace {
  readonly map: YAMLMap;
  readonly path: readonly string[];
  /** The path as a JSON pointer. */
  readonly pointer: string;
}

/** Parses a YAML file. Throws with the place of the first error. */
export function yamlFile(path: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) throw new Error(`${path}:${lineAt(error.pos[0])}: ${error.message}`);
  return { path, text, maps: mapsIn(document.contents), lineAt };
}

function mapsIn(node: unknown, path: readonly string[] = [], pointer = ''): readonly MapPlace[] {
  const within = (child: unknown, key: string) => mapsIn(child, [...path, key], `${pointer}/${escaped(key)}`);
  if (isSeq(node)) return node.items.flatMap((item, index) => within(item, String(index)));
  if (!isMap(node)) return [];
  return [{ map: node, path, pointer }, ...node.items.flatMap((pair) => within(pair.value, keyOf(pair)))];
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

export function pairAt(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => keyOf(pair) === key);
}

export function valueAt(map: YAMLMap, key: string): unknown {
  return pairAt(map, key)?.value;
}

/** Returns the text of a scalar; undefined if there is none. */
export function textAt(map: YAMLMap, key: string): string | undefined {
  const value = valueAt(map, key);
  return isScalar(value) && value.value !== null ? String(value.value) : undefined;
}

/** Returns the strings of a list; undefined if there is none. */
export function listAt(map: YAMLMap, key: string): readonly string[] | undefined {
  const value = valueAt(map, key);
  return isSeq(value) ? value.items.map((item) => String(isScalar(item) ? item.value : item)) : undefined;
}

/** Returns the pairs of a map with scalar values, in order. */
export function entriesAt(map: YAMLMap, key: string): readonly (readonly [string, string])[] {
  const value = valueAt(map, key);
  if (!isMap(value)) return [];
  return value.items.map((pair) => [keyOf(pair), textAt(value, keyOf(pair)) ?? '']);
}

export const startOf = (node: unknown): number => rangeOf(node)[0];

/** Replaces a scalar, or a flow map. */
export function withValue(map: YAMLMap, key: string, text: string): TextEdit {
  const [from, to] = rangeOf(pairAt(map, key)?.value);
  return { from, to, text };
}

/** Renames a key. */
export function withKey(map: YAMLMap, key: string, text: string): TextEdit {
  const [from, to] = rangeOf(pairAt(map, key)?.key);
  return { from, to, text };
}

/** Inserts a pair after another one: on its own line, or after a comma in a flow map. `value` may have several lines. */
export function withPair(file: YamlFile, map: YAMLMap, behind: string, key: string, value: string): TextEdit {
  const pair = pairAt(map, behind);
  const [, end] = rangeOf(pair?.value);
  if (map.flow) return { from: end, to: end, text: `, ${key}: ${value}` };
  const newline = file.text.indexOf('\n', end);
  const at = newline < 0 ? file.text.length : newline;
  const indent = ' '.repeat(columnOf(file, startOf(pair?.key)));
  const lines = value.startsWith('\n') ? value.replaceAll('\n', `\n${indent}`) : ` ${value}`;
  return { from: at, to: at, text: `\n${indent}${key}:${lines}` };
}

/** Removes a pair that is not the first of its map. */
export function withoutPair(file: YamlFile, map: YAMLMap, key: string): TextEdit {
  const index = map.items.findIndex((pair) => keyOf(pair) === key);
  const [, to] = rangeOf(map.items[index]?.value);
  const before = map.items[index - 1];
  if (before === undefined) throw new Error(`${file.path}: "${key}" is the first of its map and stays`);
  if (map.flow) return { from: rangeOf(before.value)[1], to, text: '' };
  const start = startOf(map.items[index]?.key);
  return { from: file.text.lastIndexOf('\n', start), to, text: '' };
}

function columnOf({ text }: YamlFile, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1) - 1;
}

function rangeOf(node: unknown): readonly [number, number] {
  const range = isNode(node) ? node.range : undefined;
  if (!range) throw new Error('a part of a YAML file has no place in its text');
  return [range[0], range[1]];
}
