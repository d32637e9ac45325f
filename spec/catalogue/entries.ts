import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { isArray, isObject, type Json, type JsonObject } from '../contract/json.js';

/** One entry of a catalogue file, and where it begins. */
export interface Entry {
  readonly entry: JsonObject;
  /** How messages name it: the file, the line and the id. */
  readonly where: string;
  /** The file's name within its folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Every entry of the YAML files of a folder, in the order of their names. */
export function readEntries(folder: string): readonly Entry[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => entriesIn(file, readFileSync(join(folder, file), 'utf8')));
}

function entriesIn(file: string, text: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);
  const list: Json = document.toJS() ?? [];
  if (!isArray(list)) throw new Error(`${file} must hold a list`);
  const nodes = isSeq(document.contents) ? document.contents.items : [];
  return list.map((entry, index) => {
    const node = nodes[index];
    const line = lines.linePos((isMap(node) && node.range?.[0]) || 0).line;
    if (!isObject(entry)) throw new Error(`${file}:${line}: entry ${index + 1} must be an object`);
    return { entry, where: `${file}:${line} ${String(entry['id'] ?? `entry ${index + 1}`)}`, file, line };
  });
}
