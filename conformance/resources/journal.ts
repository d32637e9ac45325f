import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { OperationId } from '../../generated/operations.js';
import type { Caller } from '../target/caller.js';
import { type CallInput, type Exchange, isSuccess } from '../target/exchange.js';
import { isObject, type Json, parseJson } from '../target/json.js';
import type { Target } from '../target/target.js';
import { idsNamed, kinds, ownedKind, resourceOf } from './kinds.js';

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

type Named = Pick<Resource, 'kind' | 'name'>;

/** One line of a journal: where the run was, what is about to be created or changed, what was created or was not, and what is gone. */
export type Entry =
  | ({ readonly event: 'run' } & JournalHead)
  | ({ readonly event: 'intent' } & Named & Pick<Resource, 'before'>)
  | ({ readonly event: 'made' } & Named & { readonly id: string })
  | ({ readonly event: 'refused' } & Named)
  | ({ readonly event: 'gone' } & Named & Partial<Pick<Resource, 'id'>>);

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

/** A journal on disk. The first line creates the file. */
export function fileJournal(file: string): Journal {
  let descriptor: number | undefined;
  let isFolderMade = false;
  return {
    write(entry) {
      if (descriptor === undefined) {
        isFolderMade = fs.mkdirSync(dirname(file), { recursive: true }) !== undefined;
        descriptor = fs.openSync(file, 'a', 0o600);
        // A line that was cut off by a crash must not swallow the next one.
        if (fs.fstatSync(descriptor).size > 0) fs.writeSync(descriptor, '\n');
      }
      fs.writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      // What a lost line would tell besides, a clean-up finds out by the name.
      if (entry.event === 'intent') fs.fsyncSync(descriptor);
    },
    discard() {
      if (descriptor === undefined) return;
      fs.closeSync(descriptor);
      descriptor = undefined;
      fs.rmSync(file, { force: true });
      if (isFolderMade && fs.readdirSync(dirname(file)).length === 0) fs.rmdirSync(dirname(file));
    },
  };
}

export type LeftJournal = ReturnType<typeof leftJournals>[number];

/** All journals in a folder, the oldest first. A line that was cut off by a crash is ignored: no request was sent for it. */
export function leftJournals(folder: string) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.jsonl')).sort();
  return files.flatMap((name) => {
    const file = join(folder, name);
    const entries = fs.readFileSync(file, 'utf8').split('\n').map(parseJson).filter(isEntry);
    const head = entries.find((entry) => entry.event === 'run');
    return head ? [{ file, head, entries }] : [];
  });
}

function isEntry(read: Json | undefined): read is Json & Entry {
  if (!isObject(read)) return false;
  const { event, kind } = read;
  const has = (...names: readonly string[]) => names.every((name) => typeof read[name] === 'string');
  if (event === 'run') return has('prefix', 'peopleUrl', 'org');
  if (!resourceKinds.some((known) => known === kind) || !has('name')) return false;
  return event === 'intent' || event === 'refused' || event === 'gone' || (event === 'made' && has('id'));
}

/** The resources that still exist after these entries, the newest first, as that is the order to remove them in. */
export const remaining = (entries: readonly Entry[]): readonly Resource[] =>
  newestFirst(entries.reduce(followed, []));

/** What has no id yet is found by its name, so it stands there once. */
const newestFirst = (left: readonly Resource[]): readonly Resource[] =>
  [...new Map(left.map((one) => [[one.kind, one.name, one.id].join(' '), one])).values()].reverse();

/** What is left after an entry. Several may have one name, as the invitations of an email: what has no id yet is there for each call. */
function followed(left: readonly Resource[], entry: Entry): readonly Resource[] {
  if (entry.event === 'run') return left;
  const { event, kind, name } = entry;
  const isOpen = (one: Resource) => one.kind === kind && one.name === name && one.id === undefined;
  if (event === 'intent') return [...left, { kind, name, id: undefined, before: entry.before }];
  if (event === 'gone' && entry.id === undefined) return left.filter((one) => !isOpen(one));
  if (event === 'gone') return left.filter((one) => one.kind !== kind || one.id !== entry.id);
  const at = left.findLastIndex(isOpen);
  const now = event === 'made' ? [{ kind, name, ...left[at], id: entry.id }] : [];
  return at < 0 ? [...left, ...now] : left.toSpliced(at, 1, ...now);
}

/** Everything that a run has created or changed on a target, written to its journal as it happens. */
export type OwnedResources = ReturnType<typeof createOwnedResources>;

/** @param onChange called with the number of resources whenever it may have changed */
export function createOwnedResources(
  journal: Journal,
  head: JournalHead,
  onChange: (count: number) => void = () => undefined,
) {
  // Followed as it changes: a run writes thousands of entries.
  let left: readonly Resource[] = [];
  let isBegun = false;
  let named = 0;
  const write = (entry: Entry) => {
    // The head is written with the first entry only, as most runs create nothing.
    if (!isBegun) journal.write({ event: 'run', ...head });
    isBegun = true;
    journal.write(entry);
    left = followed(left, entry);
    onChange(left.length);
  };
  return {
    /** The prefix of every name that the run gives. */
    prefix: head.prefix,
    /** Returns a name that is unique on the target. */
    name: (kind: string): string => `${head.prefix}-${kind}-${++named}`,
    /** Records that something is about to be created or changed. @param before the former value */
    intend: (kind: ResourceKind, name: string, before?: string): void =>
      write({ event: 'intent', kind, name, before }),
    made: (kind: ResourceKind, name: string, id: string): void => write({ event: 'made', kind, name, id }),
    /** @param id if it is known: others may have the name */
    gone: (kind: ResourceKind, name: string, id?: string): void => write({ event: 'gone', kind, name, id }),
    beforeCall(operation: OperationId, input: CallInput, caller: Caller): void {
      for (const { kind, name } of madeBy(operation, input, caller)) write({ event: 'intent', kind, name });
    },
    afterCall(input: CallInput, caller: Caller, answer: Exchange): void {
      const { operation, response } = answer;
      const success = isSuccess(answer);
      // After a 5xx other than 501 it is unknown whether anything was done.
      const isRefused = (response.status >= 400 && response.status < 500) || response.status === 501;
      const { kind: own, action } = resourceOf(operation);
      for (const { kind, name } of madeBy(operation, input, caller)) {
        // If a call creates something of another kind, only a list shows its id.
        const id = success && kind === own ? kinds[kind].idIn(response.json, name) : undefined;
        if (id !== undefined) write({ event: 'made', kind, name, id });
        // If the run's own credential was refused, nothing was created. In all other cases it is looked up by its name later.
        else if (isRefused && caller.credential === 'token') write({ event: 'refused', kind, name });
      }
      if (action !== 'remove' || !success) return;
      const ids = idsNamed(operation, input);
      for (const { kind, name, id = '' } of newestFirst(left))
        if (kind === own && ids.includes(id)) write({ event: 'gone', kind, name, id });
    },
    remaining: () => newestFirst(left),
  };
}

/** What a call is about to create that a run can own. */
function madeBy(operation: OperationId, input: CallInput, caller: Caller) {
  const { kind, action, makes } = resourceOf(operation);
  const owned = ownedKind(action === 'create' ? kind : makes);
  if (owned === undefined) return [];
  // What a call creates besides its own kind, such as the access by an invitation, belongs to its caller.
  const invitee = 'email' in caller && typeof caller.email === 'string' ? [caller.email] : [];
  const names = action === 'create' ? kinds[owned].names(input) : invitee;
  return names.map((name) => ({ kind: owned, name }));
}
