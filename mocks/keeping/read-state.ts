import { quote } from '../engine/quote.js';
import { validatorOf } from '../engine/validators.js';
import { violationOf } from '../engine/violation.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import { firstWorld } from '../worlds/names.js';
import { type SavedWorld, type SentWorld, savedWorldIn } from '../worlds/saved-world.js';
import { brokenAt } from './json-place.js';
import { migrated } from './migrations.js';
import { unshared } from './shared.js';
import { StateFault } from './state-fault.js';

/** What a file says that it is. */
export const stateFormat = 'people-data-kit state';

/** A world of a file. */
export interface KeptWorld {
  readonly id: string;
  readonly saved: SavedWorld;
}

const instead = 'Restore it from a copy, or name another file.';

/** The worlds that the text of a file holds, the first one among them. Throws a StateFault for any other text. */
export async function worldsIn(text: string): Promise<readonly KeptWorld[]> {
  const read = parsed(text);
  if (!isObject(read) || read['format'] !== stateFormat) {
    throw new StateFault(
      `it is no state of a mock: its "format" is not "${stateFormat}". Name a file that does not exist yet, or one that a mock has written.`,
    );
  }
  const { worlds, shared } = migrated(read);
  if (!isList(worlds)) throw new StateFault(`it is damaged: it has no list of worlds. ${instead}`);
  const validate = await validatorOf('ControlSavedWorld');
  const isSaved = (value: unknown): value is SentWorld => validate(value);
  const kept = new Map<string, SavedWorld>();
  for (const [place, world] of worlds.entries()) {
    const { id, ...saved } = isObject(world) ? world : ({} satisfies JsonObject);
    if (typeof id !== 'string') throw new StateFault(`it is damaged: worlds[${place}] has no id. ${instead}`);
    if (kept.has(id)) throw new StateFault(`it is damaged: there are two worlds ${quote(id)}. ${instead}`);
    unshared(saved['collections'], shared);
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

function parsed(text: string): Json {
  if (text.trim() === '') {
    throw new StateFault('it is empty. Remove it to begin afresh, or restore it from a copy.');
  }
  try {
    // Whatever is JSON fits the type.
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    const { line, column } = brokenAt(text) ?? { line: 1, column: 1 };
    throw new StateFault(
      `it is damaged: from line ${line}, character ${column} on it is no JSON any more. ${instead}`,
    );
  }
}

function inForm(id: string, saved: SentWorld): SavedWorld {
  try {
    return savedWorldIn(saved);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw new StateFault(`the world ${quote(id)} cannot be gone on from: ${says}`);
  }
}
