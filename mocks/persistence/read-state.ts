import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { validatorOf } from '../engine/contract.js';
import { quote } from '../engine/refusal.js';
import { violationOf } from '../engine/violation.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { firstWorld } from '../worlds/names.js';
import { type SavedWorld, type SentWorld, savedWorldIn } from '../worlds/saved-world.js';
import { lastLine, migrated, Shared, StateFault, stateFormat, stateVersion } from './state-lines.js';

export interface KeptWorld {
  readonly id: string;
  readonly saved: SavedWorld;
}

/** The first version whose files consist of lines instead of one JSON document. */
const linesSince = 2;

const instead = 'Restore it from a copy, or name another file.';

/** Reads the worlds in a file, which include the first one. Throws a StateFault for any other file. */
export async function worldsIn(file: string): Promise<readonly KeptWorld[]> {
  const lines = linesIn(file);
  const { value: first = '' } = await lines.next();
  const head = tryJson(first);
  if (isState(head) && Number(head['version']) >= linesSince && head['worlds'] === undefined) {
    // Lines of a later version may have any form.
    const read = head['version'] === stateVersion ? await stateInLines(lines) : {};
    return keptWorlds(migrated({ ...read, ...head }));
  }
  await lines.return(undefined);
  return keptWorlds(migrated(whole(await readFile(file, 'utf8'))));
}

async function keptWorlds({ worlds }: JsonObject): Promise<readonly KeptWorld[]> {
  if (!isList(worlds)) throw new StateFault(`it is damaged: it has no list of worlds. ${instead}`);
  const validate = await validatorOf('ControlSavedWorld');
  const isSaved = (value: unknown): value is SentWorld => validate(value);
  const kept = new Map<string, SavedWorld>();
  for (const [place, world] of worlds.entries()) {
    const { id, ...saved } = isObject(world) ? world : ({} satisfies JsonObject);
    if (typeof id !== 'string') throw new StateFault(`it is damaged: worlds[${place}] has no id. ${instead}`);
    if (kept.has(id)) throw new StateFault(`it is damaged: there are two worlds ${quote(id)}. ${instead}`);
    if (!isSaved(saved)) {
      const { message } = violationOf(validate.errors ?? []);
      throw new StateFault(`it is damaged: in the world ${quote(id)}, ${message} ${instead}`);
    }
    kept.set(id, inForm(id, saved));
  }
  if (!kept.has(firstWorld)) {
    throw new StateFault(`it is damaged: it has no world "${firstWorld}". ${instead}`);
  }
  return [...kept].map(([id, saved]) => ({ id, saved }));
}

function isState(value: Json | undefined): value is JsonObject {
  return isObject(value) && value['format'] === stateFormat;
}

function whole(text: string): JsonObject {
  const read = parsed(text);
  if (isState(read)) return read;
  throw new StateFault(
    `it is no state of a mock: its "format" is not "${stateFormat}". Name a file that does not exist yet, or one that a mock has written.`,
  );
}

function tryJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function parsed(text: string): Json {
  if (text.trim() === '') {
    throw new StateFault('it is empty. Remove it to begin afresh, or restore it from a copy.');
  }
  const value = tryJson(text);
  if (value !== undefined) return value;
  const { line, column } = brokenAt(text) ?? { line: 1, column: 1 };
  throw new StateFault(
    `it is damaged: from line ${line}, character ${column} on it is no JSON any more. ${instead}`,
  );
}

function inForm(id: string, saved: SentWorld): SavedWorld {
  try {
    return savedWorldIn(saved);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw new StateFault(`the world ${quote(id)} cannot be gone on from: ${says}`);
  }
}

interface ReadWorld {
  head: JsonObject;
  readonly collections: Map<string, Map<string, Json>>;
}

type Step = (worlds: Map<string, ReadWorld>) => void;

/** Returns the state up to the last `end`: what follows was being written when the process was killed. */
async function stateInLines(lines: AsyncIterable<string>): Promise<JsonObject> {
  const worlds = new Map<string, ReadWorld>();
  const reader = new LineReader();
  let isWhole = false;
  let steps: Step[] = [];
  let broken: number | undefined;
  let number = 1;
  for await (const line of lines) {
    number += 1;
    if (line === lastLine) {
      if (broken !== undefined) throw damagedAt(broken);
      for (const step of steps) step(worlds);
      steps = [];
      isWhole = true;
    } else if (broken === undefined) {
      try {
        steps.push(reader.step(JSON.parse(line)));
      } catch {
        broken = number;
      }
    }
  }
  if (!isWhole) throw damagedAt(broken ?? number + 1);
  return {
    worlds: [...worlds].map(([id, { head, collections }]) => ({
      id,
      ...head,
      collections: Object.fromEntries(
        [...collections].map(([name, entries]) => [name, Object.fromEntries(entries)]),
      ),
    })),
  };
}

function damagedAt(line: number): StateFault {
  return new StateFault(
    `it is damaged: line ${line} is none of a state. Restore it from a copy, or name another file.`,
  );
}

class LineReader {
  readonly #shared = new Shared();
  #place: readonly [id: string, name: string] | undefined;

  /** Throws if a value is not a line of a state. */
  step(line: Json): Step {
    if (isList(line)) return this.#entry(line);
    if (!isObject(line)) throw new TypeError('no line of a state');
    const { world, head, gone, fresh, in: place, whole } = line;
    if (typeof gone === 'string') return (worlds) => worlds.delete(gone);
    if (typeof fresh === 'string') return (worlds) => worldIn(worlds, fresh).collections.clear();
    if (typeof world === 'string' && isObject(head)) {
      this.#shared.resolve(head);
      return (worlds) => {
        worldIn(worlds, world).head = head;
      };
    }
    const [id, name] = isList(place) ? place : [];
    if (typeof id !== 'string' || typeof name !== 'string') throw new TypeError('no line of a state');
    this.#place = [id, name];
    return (worlds) => {
      const { collections } = worldIn(worlds, id);
      if (whole === true || !collections.has(name)) collections.set(name, new Map());
    };
  }

  #entry([key, value]: readonly Json[]): Step {
    const [id, name] = this.#place ?? [];
    if (typeof key !== 'string' || id === undefined || name === undefined) throw new TypeError('no entry');
    if (isObject(value)) this.#shared.resolve(value);
    return (worlds) => {
      const entries = worldIn(worlds, id).collections.get(name);
      if (value === undefined) entries?.delete(key);
      else entries?.set(key, value);
    };
  }
}

function worldIn(worlds: Map<string, ReadWorld>, id: string): ReadWorld {
  const known = worlds.get(id) ?? { head: {}, collections: new Map() };
  worlds.set(id, known);
  return known;
}

/** Yields the lines of a file, including a last one without a line end. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1_048_576 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the position of a syntax error, searched for, as not every version of the engine reports it. */
export function brokenAt(text: string): Place | undefined {
  if (isSound(text)) return undefined;
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (beginsSoundly(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  const before = text.slice(0, sound).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function isSound(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a prefix of some JSON. */
function beginsSoundly(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const says = error instanceof Error ? error.message : '';
    if (/end of JSON input|Unterminated/.test(says)) return true;
    return /position (\d+)/.exec(says)?.[1] === String(text.length);
  }
}
