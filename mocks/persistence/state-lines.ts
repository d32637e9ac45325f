import { createReadStream } from 'node:fs';
import { validatorOf } from '../engine/contract.js';
import { quote } from '../engine/refusal.js';
import { violationOf } from '../engine/violation.js';
import { frozen, isList, isObject, type Json, type JsonObject } from '../state/json.js';
import type { WholeStore, Written } from '../state/store.js';
import { firstWorld } from '../worlds/names.js';
import { type SavedWorld, type SentWorld, savedWorldIn } from '../worlds/saved-world.js';

/** A world that can be persisted. */
export interface Keepable {
  head(): Omit<SavedWorld, 'collections'>;
  /** The store: a different object after the world was replaced. */
  store(): WholeStore;
  /** Returns another text whenever the content differs. */
  mark(): string;
}

type Change =
  | { readonly is: 'head'; readonly id: string; readonly head: ReturnType<Keepable['head']> }
  | { readonly is: 'fresh' | 'gone'; readonly id: string }
  | { readonly is: 'written'; readonly id: string; readonly written: Written };

interface Reached {
  readonly store: WholeStore;
  readonly revisions: Map<string, number>;
  mark: string | undefined;
}

const stateFormat = 'people-data-kit state';
const stateVersion = 2;

/** Begins a file. */
export const firstLine = `{"format":${JSON.stringify(stateFormat)},"version":${stateVersion}}\n`;

/** Completes a group of lines, which counts from here on. */
const lastLine = '{"end":true}';

/** Marks a reference to an object that is written elsewhere, in place of a member of an entry. */
const sharedMark = '$shared';

/** The lines of one file, each JSON, complete up to an `end`; objects that entries share are written once and numbered. */
export class StateLines {
  readonly #reached = new Map<string, Reached>();
  readonly #numbers = new WeakMap<object, number>();
  #objects = 0;

  /** Returns what has changed since the last call, as of this moment; everything, the first time. */
  changes(worlds: ReadonlyMap<string, Keepable>): readonly Change[] {
    const changes: Change[] = [];
    for (const id of this.#reached.keys()) {
      if (worlds.has(id)) continue;
      this.#reached.delete(id);
      changes.push({ is: 'gone', id });
    }
    for (const [id, world] of worlds) {
      const [store, mark] = [world.store(), world.mark()];
      let reached = this.#reached.get(id);
      if (reached?.mark === mark && reached.store === store) continue;
      if (reached?.store !== store) {
        reached = { store, revisions: new Map(), mark };
        this.#reached.set(id, reached);
        changes.push({ is: 'fresh', id });
      }
      reached.mark = mark;
      changes.push({ is: 'head', id, head: world.head() });
      for (const written of store.written(reached.revisions)) {
        reached.revisions.set(written.name, written.revision);
        changes.push({ is: 'written', id, written });
      }
    }
    return changes;
  }

  *linesOf(changes: readonly Change[]): Generator<string> {
    for (const change of changes) {
      const { is, id } = change;
      if (is === 'head') yield `{"world":${JSON.stringify(id)},"head":${this.#text({ ...change.head })}}\n`;
      else if (is === 'written') yield* this.#entries(id, change.written);
      else yield `{"${is}":${JSON.stringify(id)}}\n`;
    }
    yield `${lastLine}\n`;
  }

  *#entries(id: string, { name, entries, isWhole }: Written): Generator<string> {
    yield `{"in":${JSON.stringify([id, name])}${isWhole ? ',"whole":true' : ''}}\n`;
    for (const [key, value] of entries) {
      yield `[${JSON.stringify(key)}${value === undefined ? '' : `,${this.#text(value)}`}]\n`;
    }
  }

  /** Serialises a value: its object members are numbered, and replaced by a reference if they were written before. */
  #text(value: object | Json): string {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    let own: Record<string, unknown> | undefined;
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member)) continue;
      const number = this.#numbers.get(member);
      if (number === undefined) this.#numbers.set(member, this.#objects++);
      // A member that looks like a reference must not be taken for one.
      const instead = number ?? (sharedMark in member ? [member] : undefined);
      if (instead === undefined) continue;
      own ??= { ...value };
      own[name] = { [sharedMark]: instead };
    }
    return JSON.stringify(own ?? value);
  }
}

/** Why a mock cannot continue from a file, and what to do; the caller adds the name of the file. */
export class StateFault extends Error {
  override readonly name = 'StateFault';
}

export interface KeptWorld {
  readonly id: string;
  readonly saved: SavedWorld;
}

const instead = 'Restore it from a copy, or name another file.';

/** Reads the worlds in a file, which include the first one. Throws a StateFault for any other file. */
export async function worldsIn(file: string): Promise<readonly KeptWorld[]> {
  const lines = linesIn(file);
  try {
    const { value: first = '' } = await lines.next();
    checkFirst(first);
    const worlds = await readWorlds(lines);
    const validate = await validatorOf('ControlSavedWorld');
    const isSaved = (value: unknown): value is SentWorld => validate(value);
    return [...worlds].map(([id, { head, collections }]) => {
      const entries = [...collections].map(([name, held]) => [name, Object.fromEntries(held)] as const);
      const saved = { ...head, collections: Object.fromEntries(entries) };
      if (isSaved(saved)) return { id, saved: inForm(id, saved) };
      const { message } = violationOf(validate.errors ?? []);
      throw new StateFault(`it is damaged: in the world ${quote(id)}, ${message} ${instead}`);
    });
  } finally {
    await lines.return(undefined);
  }
}

function checkFirst(line: string): void {
  if (line.trim() === '') {
    throw new StateFault('it is empty. Remove it to begin afresh, or restore it from a copy.');
  }
  const head = jsonIn(line);
  if (!isObject(head) || head['format'] !== stateFormat) {
    const advice = 'Name a file that does not exist yet, or one that a mock has written.';
    throw new StateFault(`it is no state of a mock: its "format" is not "${stateFormat}". ${advice}`);
  }
  const { version } = head;
  if (version === stateVersion) return;
  const when = Number(version) > stateVersion ? 'a later' : 'another';
  throw new StateFault(
    `it was written by ${when} version of people-data-kit: the form is ${JSON.stringify(version)}, and this one reads ${stateVersion}. Use that version, or name another file.`,
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

type Worlds = Map<string, ReadWorld>;
type Step = (worlds: Worlds) => void;

/** Returns the state up to the last `end`: what follows was being written when the process was killed. */
async function readWorlds(lines: AsyncIterable<string>): Promise<Worlds> {
  const worlds: Worlds = new Map();
  const reader = new LineReader();
  let steps: Step[] = [];
  let broken: number | undefined;
  let number = 1;
  for await (const line of lines) {
    number += 1;
    if (line === lastLine) {
      if (broken !== undefined) throw damagedAt(broken);
      for (const step of steps) step(worlds);
      steps = [];
    } else if (broken === undefined) {
      const step = reader.step(jsonIn(line));
      if (step === undefined) broken = number;
      else steps.push(step);
    }
  }
  if (worlds.size === 0) throw damagedAt(broken ?? number + 1);
  if (worlds.has(firstWorld)) return worlds;
  throw new StateFault(`it is damaged: it has no world "${firstWorld}". ${instead}`);
}

function damagedAt(line: number): StateFault {
  return new StateFault(`it is damaged: line ${line} is none of a state. ${instead}`);
}

class LineReader {
  readonly #objects: Json[] = [];
  #place: readonly [id: string, name: string] | undefined;

  /** Returns what a line changes; undefined if it is none of a state. Must be called in the order of the file. */
  step(line: Json | undefined): Step | undefined {
    if (isList(line)) return this.#entry(line);
    if (!isObject(line)) return undefined;
    const { world, head, gone, fresh, in: place, whole } = line;
    if (typeof gone === 'string') return (worlds) => worlds.delete(gone);
    if (typeof fresh === 'string') return (worlds) => worldIn(worlds, fresh).collections.clear();
    if (typeof world === 'string' && isObject(head)) {
      if (!this.#isResolved(head)) return undefined;
      return (worlds) => Object.assign(worldIn(worlds, world), { head });
    }
    const [id, name] = isList(place) ? place : [];
    if (typeof id !== 'string' || typeof name !== 'string') return undefined;
    this.#place = [id, name];
    return (worlds) => {
      const { collections } = worldIn(worlds, id);
      if (whole === true || !collections.has(name)) collections.set(name, new Map());
    };
  }

  #entry([key, value]: readonly Json[]): Step | undefined {
    const [id, name] = this.#place ?? [];
    if (typeof key !== 'string' || id === undefined || name === undefined) return undefined;
    if (isObject(value) && !this.#isResolved(value)) return undefined;
    return (worlds) => {
      const entries = worldIn(worlds, id).collections.get(name);
      if (value === undefined) entries?.delete(key);
      else entries?.set(key, value);
    };
  }

  /** Replaces references by the objects that they refer to, so that a store keeps each object once. Returns whether all exist. */
  #isResolved(entry: JsonObject): boolean {
    const own: { [name: string]: Json | undefined } = entry;
    for (const [name, member] of Object.entries(entry)) {
      if (!isObject(member)) continue;
      const mark = member[sharedMark];
      const [escaped] = isList(mark) ? mark : [];
      const value = typeof mark === 'number' ? this.#objects[mark] : (escaped ?? member);
      if (value === undefined) return false;
      own[name] = value;
      if (typeof mark !== 'number') this.#objects.push(frozen(value));
    }
    return true;
  }
}

function worldIn(worlds: Worlds, id: string): ReadWorld {
  const known = worlds.get(id) ?? { head: {}, collections: new Map() };
  worlds.set(id, known);
  return known;
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
