import { readFileSync } from 'node:fs';
import { writeWhole } from '../../files/write-whole.js';
import { type JsonObject, parseJson } from '../../target/json.js';
import type { Target } from '../../target/target.js';
import { UsageError } from '../../target/usage-error.js';
import { hashOf, type Snapshot, snapshotOf } from './snapshot.js';

/** What a run remembers of the people that a target showed, for a later run to compare with. */
export interface Memory {
  readonly kind: 'people-data-kit memory 1';
  readonly peopleUrl: string;
  readonly org: string;
  /** ISO 8601, UTC. */
  readonly rememberedAt: string;
  readonly salt: string;
  /** By the hash of their id. */
  readonly people: Readonly<Record<string, Snapshot>>;
}

const kind: Memory['kind'] = 'people-data-kit memory 1';

/** The memory of a run: everybody it saw, and those of an earlier one that it did not see again. */
export function memoryOf(
  people: ReadonlyMap<string, JsonObject>,
  target: Pick<Target, 'peopleUrl' | 'org'>,
  { salt, now, earlier }: { readonly salt: string; readonly now: number; readonly earlier?: Memory },
): Memory {
  const seen = [...people].map(([id, person]) => [hashOf(id, salt), snapshotOf(person, salt)]);
  return {
    kind,
    peopleUrl: target.peopleUrl,
    org: target.org,
    rememberedAt: new Date(now).toISOString(),
    salt,
    people: { ...earlier?.people, ...Object.fromEntries(seen) },
  };
}

/** The memory in a file; undefined where there is no file yet. Throws a UsageError for a file that is something else. */
export function readMemory(file: string, target: Pick<Target, 'peopleUrl' | 'org'>): Memory | undefined {
  const text = textIn(file);
  if (text === undefined) return undefined;
  const read = parseJson(text);
  if (!isMemory(read)) {
    throw new UsageError(
      `--memory ${file} is no memory of an earlier run; name a file that does not exist yet`,
    );
  }
  if (read.peopleUrl !== target.peopleUrl || read.org !== target.org) {
    throw new UsageError(
      `--memory ${file} remembers ${read.peopleUrl}, organization ${read.org}; each target needs a file of its own`,
    );
  }
  return read;
}

/** Writes it whole or not at all. */
export function writeMemory(file: string, memory: Memory): void {
  writeWhole(file, `${JSON.stringify(memory)}\n`, 0o600);
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(
      `--memory ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function isMemory(read: unknown): read is Memory {
  if (typeof read !== 'object' || read === null || !('kind' in read) || read.kind !== kind) return false;
  return (
    'salt' in read && typeof read.salt === 'string' && 'people' in read && typeof read.people === 'object'
  );
}
