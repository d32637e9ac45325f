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
import { isObject, parseJson } from '../target/json.js';
import { headOf } from './journal-head.js';
import { type Resource, type ResourceKind, resourceKinds } from './resource.js';

/** One line of a journal: what is about to be made, what came of it, and what is gone again. */
export type Entry =
  | ({ readonly event: 'run' } & JournalHead)
  | ({ readonly event: 'intent' } & Pick<Resource, 'kind' | 'name' | 'before'>)
  | { readonly event: 'made'; readonly kind: ResourceKind; readonly name: string; readonly id: string }
  | { readonly event: 'gone'; readonly kind: ResourceKind; readonly name: string };

/** Where the things of a run are. */
export interface JournalHead {
  readonly prefix: string;
  readonly identityUrl?: string;
  readonly ledgerUrl?: string;
  readonly controlUrl?: string;
  readonly peopleUrl: string;
  readonly org: string;
}

/** What a run has on a target, written down before anything is sent: whatever happens, it can be found again. */
export interface Journal {
  write(entry: Entry): void;
  /** Nothing is left: the journal is not needed any more. */
  discard(): void;
}

/** A journal in memory, for targets that vanish with the process. */
export function memoryJournal(): Journal & { readonly entries: readonly Entry[] } {
  const entries: Entry[] = [];
  return { entries, write: (entry) => void entries.push(entry), discard: () => void entries.splice(0) };
}

/** A journal on disk: a line is there before the request that it speaks of is sent. The first line creates the file. */
export function fileJournal(file: string): Journal {
  let descriptor: number | undefined;
  let isFolderMade = false;
  return {
    write(entry) {
      if (descriptor === undefined) {
        isFolderMade = mkdirSync(dirname(file), { recursive: true }) !== undefined;
        descriptor = openSync(file, 'a', 0o600);
        // A line that a crash has cut off must not swallow the next one.
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

/** Every journal in a folder, the oldest first. A last line that was cut off by a crash is left out: nothing was sent for it. */
export function leftJournals(folder: string): readonly LeftJournal[] {
  return journalFiles(folder).flatMap((file) => {
    const entries = readFileSync(file, 'utf8').split('\n').flatMap(entryOf);
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

function entryOf(line: string): Entry[] {
  const read = parseJson(line);
  if (!isObject(read)) return [];
  const text = (name: string) => (typeof read[name] === 'string' ? read[name] : undefined);
  const { event } = read;
  if (event === 'run') {
    const [prefix, peopleUrl, org] = [text('prefix'), text('peopleUrl'), text('org')];
    if (prefix === undefined || peopleUrl === undefined || org === undefined) return [];
    const [identityUrl, ledgerUrl, controlUrl] = [text('identityUrl'), text('ledgerUrl'), text('controlUrl')];
    return [{ event, ...headOf({ peopleUrl, org, identityUrl, ledgerUrl, controlUrl }, prefix) }];
  }
  const [name, id, before] = [text('name'), text('id'), text('before')];
  const kind = resourceKinds.find((known) => known === read['kind']);
  if (kind === undefined || name === undefined) return [];
  if (event === 'intent') return [{ event, kind, name, ...(before === undefined ? {} : { before }) }];
  if (event === 'made' && id !== undefined) return [{ event, kind, name, id }];
  return event === 'gone' ? [{ event, kind, name }] : [];
}

/** What is still there after these entries, the newest first: what was made last goes first. */
export function remaining(entries: readonly Entry[]): readonly Resource[] {
  const left = new Map<string, Resource>();
  for (const entry of entries) {
    if (entry.event === 'run') continue;
    const key = `${entry.kind} ${entry.name}`;
    if (entry.event === 'gone') left.delete(key);
    else if (entry.event === 'made') {
      const intended = left.get(key);
      left.set(key, { kind: entry.kind, name: entry.name, ...intended, id: entry.id });
    } else {
      left.set(key, {
        kind: entry.kind,
        name: entry.name,
        id: undefined,
        ...(entry.before === undefined ? {} : { before: entry.before }),
      });
    }
  }
  return [...left.values()].reverse();
}
