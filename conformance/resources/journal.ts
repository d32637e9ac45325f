import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type Json, parseJson } from '../target/json.js';
import type { Target } from '../target/target.js';
import { kinds } from './kinds.js';

export const resourceKinds = [
  ...Object.values(kinds).map(({ kind }) => kind),
  'organization-name',
  'control-user',
  'person-edit',
  'webhooks',
  'clock',
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** Something that a run has created or changed. Holds no secret, as people pass journals on. */
export interface Resource {
  readonly kind: ResourceKind;
  /** The name that the run gave it: all names of a run have the same prefix. */
  readonly name: string;
  /** The id that the target gave it; undefined until its answer arrives. */
  readonly id: string | undefined;
  /** If it was changed, the former value, to be restored. */
  readonly before?: string | undefined;
}

/** One line of a journal: where the run was, what is about to be created or changed, what was created, and what is gone. */
export type Entry =
  | ({ readonly event: 'run' } & JournalHead)
  | ({ readonly event: 'intent' } & Pick<Resource, 'kind' | 'name' | 'before'>)
  | { readonly event: 'made'; readonly kind: ResourceKind; readonly name: string; readonly id: string }
  | { readonly event: 'gone'; readonly kind: ResourceKind; readonly name: string };

/** Where the resources of a run are. */
export interface JournalHead
  extends Pick<Target, 'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'controlUrl' | 'org'> {
  readonly prefix: string;
}

export function headOf(
  { peopleUrl, org, identityUrl, ledgerUrl, controlUrl }: Omit<JournalHead, 'prefix'>,
  prefix: string,
): JournalHead {
  return { prefix, peopleUrl, org, identityUrl, ledgerUrl, controlUrl };
}

/** What a run has on a target, written before each request is sent, so that it can be found again whatever happens. */
export interface Journal {
  write(entry: Entry): void;
  /** Deletes the journal: nothing is left on the target. */
  discard(): void;
}

/** A journal in memory, for targets that end with the process. */
export function memoryJournal(): Journal & { readonly entries: readonly Entry[] } {
  const entries: Entry[] = [];
  return { entries, write: (entry) => void entries.push(entry), discard: () => void entries.splice(0) };
}

/** A journal on disk, flushed after each line. The first line creates the file. */
export function fileJournal(file: string): Journal {
  let descriptor: number | undefined;
  let isFolderMade = false;
  return {
    write(entry) {
      if (descriptor === undefined) {
        isFolderMade = mkdirSync(dirname(file), { recursive: true }) !== undefined;
        descriptor = openSync(file, 'a', 0o600);
        // A line that was cut off by a crash must not swallow the next one.
        if (fstatSync(descriptor).size > 0) writeSync(descriptor, '\n');
      }
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      fsyncSync(descriptor);
    },
    discard() {
      if (descriptor === undefined) return;
      closeSync(descriptor);
      descriptor = undefined;
      rmSync(file, { force: true });
      if (isFolderMade && readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
    },
  };
}

/** A journal that an earlier run left behind. */
export interface LeftJournal {
  readonly file: string;
  readonly head: JournalHead;
  readonly entries: readonly Entry[];
}

/** All journals in a folder, the oldest first. A line that was cut off by a crash is ignored: no request was sent for it. */
export function leftJournals(folder: string): readonly LeftJournal[] {
  return journalFiles(folder).flatMap((file) => {
    const entries = readFileSync(file, 'utf8').split('\n').map(parseJson).filter(isEntry);
    const head = entries.find((entry) => entry.event === 'run');
    return head ? [{ file, head, entries }] : [];
  });
}

function journalFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isEntry(read: Json | undefined): read is Json & Entry {
  if (!isObject(read)) return false;
  const { event, kind } = read;
  const has = (...names: readonly string[]) => names.every((name) => typeof read[name] === 'string');
  if (event === 'run') return has('prefix', 'peopleUrl', 'org');
  if (!resourceKinds.some((known) => known === kind) || !has('name')) return false;
  return event === 'intent' || event === 'gone' || (event === 'made' && has('id'));
}

/** The resources that still exist after these entries, the newest first, as that is the order to remove them in. */
export function remaining(entries: readonly Entry[]): readonly Resource[] {
  const left = new Map<string, Resource>();
  for (const entry of entries) {
    if (entry.event === 'run') continue;
    const { kind, name } = entry;
    const key = `${kind} ${name}`;
    if (entry.event === 'gone') left.delete(key);
    else if (entry.event === 'made') left.set(key, { kind, name, ...left.get(key), id: entry.id });
    else left.set(key, { kind, name, id: undefined, before: entry.before });
  }
  return [...left.values()].reverse();
}
