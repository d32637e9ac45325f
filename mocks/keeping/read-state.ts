import { readFile } from 'node:fs/promises';
import { quote } from '../engine/quote.js';
import { validatorOf } from '../engine/validators.js';
import { violationOf } from '../engine/violation.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { firstWorld } from '../worlds/names.js';
import { type SavedWorld, type SentWorld, savedWorldIn } from '../worlds/saved-world.js';
import { brokenAt } from './json-place.js';
import { migrated, stateFormat, stateVersion } from './migrations.js';
import { linesIn, stateInLines } from './read-lines.js';
import { StateFault } from './state-fault.js';

/** A world in a file. */
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

/** Parses a file that is one JSON document. */
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
