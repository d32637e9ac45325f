import type { Moment } from '../state/store.js';
import { turns } from '../state/turns.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import { stateVersion } from './migrations.js';
import { stateFormat } from './read-state.js';
import { Shared } from './shared.js';

/** A world as it is at one moment. Nothing of it changes any more, so that it can be written at leisure. */
export type WorldMoment = Omit<SavedWorld, 'collections'> & { readonly collections: Moment };

/** So much is handed on at once: each part waits for the disk, and for a round of the event loop, however small it is. */
const partChars = 1_048_576;

/** The engine reads no longer text. */
const mostChars = 500_000_000;

/** The text of a file with these worlds, in parts, between which others have their turn. Each entry has a line. */
export async function* textOf(worlds: ReadonlyMap<string, WorldMoment>): AsyncGenerator<string> {
  const turn = turns();
  const shared = await Shared.in([...worlds.values()].map(({ collections }) => collections));
  let part = '';
  let chars = 0;
  for (const line of linesOf(worlds, shared)) {
    part += line;
    chars += line.length;
    if (chars > mostChars) throw new Error('it would be larger than 500 MB, and could not be read again');
    if (part.length >= partChars) {
      yield part;
      part = '';
    }
    await turn();
  }
  yield part;
}

function* linesOf(worlds: ReadonlyMap<string, WorldMoment>, shared: Shared): Generator<string> {
  yield `{"format":${JSON.stringify(stateFormat)},"version":${stateVersion},"worlds":[`;
  let between = '\n';
  for (const [id, { collections, ...head }] of worlds) {
    yield `${between}${JSON.stringify({ id, ...head }).slice(0, -1)},"collections":{`;
    yield* collectionLines(collections, shared);
    yield '}}';
    between = ',\n';
  }
  yield '\n],"shared":[';
  between = '\n';
  for (const value of shared.values()) {
    yield `${between}${JSON.stringify(value)}`;
    between = ',\n';
  }
  yield '\n]}\n';
}

function* collectionLines(collections: Moment, shared: Shared): Generator<string> {
  let beforeName = '\n';
  for (const [name, entries] of collections) {
    if (entries.size === 0) continue;
    yield `${beforeName}${JSON.stringify(name)}:{`;
    let beforeKey = '\n';
    for (const [key, value] of entries) {
      if (value === undefined) continue;
      yield `${beforeKey}${JSON.stringify(key)}:${JSON.stringify(shared.marked(value))}`;
      beforeKey = ',\n';
    }
    yield '\n}';
    beforeName = ',\n';
  }
}
