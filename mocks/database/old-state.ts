import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { type Change, entry, headCollection } from './changes.js';
import { instead, StateFault } from './database.js';

const oldFormat = 'people-data-kit state';
const oldVersion = 2;
const databaseMark = 'SQLite format 3\0';

/** Completes a group of lines, which counts from here on. */
const lastLine = '{"end":true}';

/** Marks a reference to an object that was written before, in place of a member of an entry. */
const sharedMark = '$shared';

/**
 * Returns the changes that make a state as it was before there was a database: a text of lines, each JSON. Undefined for a
 * database and for a new file. Throws a StateFault for any other file.
 */
export async function oldStateIn(file: string): Promise<readonly Change[] | undefined> {
  if (((await stat(file).catch(() => undefined))?.size ?? 0) === 0) return undefined;
  const lines = linesIn(file);
  try {
    const { value: first = '' } = await lines.next();
    if (first.startsWith(databaseMark)) return undefined;
    checkFirst(first);
    return await changesIn(lines);
  } finally {
    await lines.return(undefined);
  }
}

function checkFirst(line: string): void {
  const head = jsonIn(line);
  if (!isObject(head) || head['format'] !== oldFormat) {
    const advice = 'Name a file that does not exist yet, or one that a mock has written.';
    throw new StateFault(`it is no state of a mock. ${advice}`);
  }
  const version = JSON.stringify(head['version']);
  if (version === String(oldVersion)) return;
  throw new StateFault(
    `it was written by another version of people-data-kit: the form is ${version}, and of such files this one reads ${oldVersion}. Use that version, or name another file.`,
  );
}

function jsonIn(line: string): Json | undefined {
  try {
    const value: Json = JSON.parse(line);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns the changes up to the last `end`: what follows was being written when the process was killed. */
async function changesIn(lines: AsyncIterable<string>): Promise<readonly Change[]> {
  const reader = new LineReader();
  let changes: Change[] = [];
  let some: Change[] = [];
  let broken: number | undefined;
  let number = 1;
  for await (const line of lines) {
    number += 1;
    if (line === lastLine) {
      if (broken !== undefined) throw damagedAt(broken);
      changes = changes.concat(some);
      some = [];
    } else if (broken === undefined) {
      const read = reader.changes(jsonIn(line));
      if (read === undefined) broken = number;
      else some.push(...read);
    }
  }
  if (changes.length === 0) throw damagedAt(broken ?? number + 1);
  return changes;
}

function damagedAt(line: number): StateFault {
  return new StateFault(`it is damaged: line ${line} is none of a state. ${instead}`);
}

class LineReader {
  readonly #objects: Json[] = [];
  #place: readonly [world: string, collection: string] | undefined;

  /** Returns what a line changes; undefined if it is none of a state. Must be called in the order of the file. */
  changes(line: Json | undefined): Change[] | undefined {
    if (isList(line)) return this.#entry(line);
    if (!isObject(line)) return undefined;
    const { world, head, gone, fresh = gone, in: place, whole } = line;
    if (typeof fresh === 'string') return [{ world: fresh }];
    if (typeof world === 'string' && isObject(head)) return this.#head(world, head);
    const [id, collection] = isList(place) ? place : [];
    if (typeof id !== 'string' || typeof collection !== 'string') return undefined;
    this.#place = [id, collection];
    return whole === true ? [{ world: id, collection }] : [];
  }

  #head(world: string, head: JsonObject): Change[] | undefined {
    const own = this.#resolved(head);
    if (own === undefined) return undefined;
    const members = Object.entries(own).map(([name, value]) =>
      entry(world, headCollection, name, JSON.stringify(value)),
    );
    return [{ world, collection: headCollection }, ...members];
  }

  #entry([key, value]: readonly Json[]): Change[] | undefined {
    if (typeof key !== 'string' || this.#place === undefined) return undefined;
    const own = isObject(value) ? this.#resolved(value) : value;
    if (own === undefined && value !== undefined) return undefined;
    return [entry(...this.#place, key, own === undefined ? undefined : JSON.stringify(own))];
  }

  /** Returns an object with the objects that its members refer to; undefined if one of them is missing. */
  #resolved(object: JsonObject): JsonObject | undefined {
    const own: { [name: string]: Json | undefined } = { ...object };
    for (const [name, member] of Object.entries(object)) {
      if (!isObject(member)) continue;
      const mark = member[sharedMark];
      const [escaped] = isList(mark) ? mark : [];
      const value = typeof mark === 'number' ? this.#objects[mark] : (escaped ?? member);
      if (value === undefined) return undefined;
      own[name] = value;
      if (typeof mark !== 'number') this.#objects.push(value);
    }
    return own;
  }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1_048_576 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
