import { createReadStream } from 'node:fs';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { Shared } from './shared.js';
import { StateFault } from './state-fault.js';
import { lastLine } from './state-lines.js';

/** A world as far as its lines were read. */
interface ReadWorld {
  head: JsonObject;
  readonly collections: Map<string, Map<string, Json>>;
}

type Step = (worlds: Map<string, ReadWorld>) => void;

/**
 * Returns the state described by the lines of a file, up to the last `end`: what follows it was being written when the process
 * was killed. Throws a StateFault that names the line if anything else is wrong.
 */
export async function stateInLines(lines: AsyncIterable<string>): Promise<JsonObject> {
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

/** Parses lines into steps. */
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
export async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1_048_576 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
