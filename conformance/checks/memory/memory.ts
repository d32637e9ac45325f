import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeWholeSync } from '../../../spec/source/whole-file.js';
import { currentJob } from '../../arbitraries/knowledge.js';
import { isArray, isObject, type Json, type JsonObject, parseJson } from '../../target/json.js';
import type { Target } from '../../target/target.js';
import { UsageError } from '../../target/usage-error.js';

/** What is remembered of a person: dates as written, everything else as a hash that reveals nothing. */
export interface Snapshot {
  readonly created: string | undefined;
  readonly linkedin: string | undefined;
  readonly title: string | undefined;
  readonly company: string | undefined;
  /** Everything except scores, dates of changes, and months that increase by themselves. */
  readonly content: string;
  readonly infoAt: string | undefined;
  readonly titleAt: string | undefined;
  readonly companyAt: string | undefined;
}

/** What a run remembers of the people that a target showed, for a later run to compare with. */
export interface Memory {
  readonly kind: 'people-data-kit memory 1';
  readonly peopleUrl: string;
  readonly org: string;
  /** ISO 8601, UTC. */
  readonly rememberedAt: string;
  readonly salt: string;
  /** Snapshots by the hash of the person id. */
  readonly people: Readonly<Record<string, Snapshot>>;
}

const kind: Memory['kind'] = 'people-data-kit memory 1';

/** Creates the memory of a run: the people that it saw, and those of the earlier memory that it did not see again. */
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

/** Reads a memory file; undefined if it does not exist. Throws a UsageError if it is not a memory, or of another target. */
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

/** Writes a memory file, whole or not at all. */
export function writeMemory(file: string, memory: Memory): void {
  writeWholeSync('the memory', file, `${JSON.stringify(memory)}\n`, 0o600);
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

/** Members that change with time, or from request to request, though nothing about the person changes. */
export const passing: ReadonlySet<string> = new Set([
  'score',
  'duration',
  'company_tenure',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
]);

/** @param salt makes the hashes of each memory different, so that values cannot be looked up in them */
export function snapshotOf(person: JsonObject, salt: string): Snapshot {
  const job = currentJob(person);
  const company = isObject(job['company']) ? (job['company']['id'] ?? job['company']['name']) : undefined;
  const hash = (value: Json | undefined) =>
    typeof value === 'string' && value !== '' ? hashOf(value, salt) : undefined;
  const date = (name: string) => (typeof person[name] === 'string' ? person[name] : undefined);
  return {
    created: date('created_at'),
    linkedin: hash(person['linkedin']),
    title: hash(job['title']),
    company: hash(company),
    content: hashOf(JSON.stringify(lasting(person)), salt),
    infoAt: date('info_change_detected_at'),
    titleAt: date('title_change_detected_at'),
    companyAt: date('company_change_detected_at'),
  };
}

export function hashOf(text: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${text}`).digest('base64url').slice(0, 22);
}

/** Returns a value without the members that change by themselves, in a fixed order. */
function lasting(value: Json): Json {
  if (isArray(value)) return value.map(lasting);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'created_at' && !passing.has(name));
  return Object.fromEntries(
    kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, lasting(member)]),
  );
}
