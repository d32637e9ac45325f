import type { OperationId } from '../../generated/operations.js';
import type { Caller } from '../target/caller.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import type { CallInput } from '../target/wire/call-input.js';
import { type Entry, type Journal, type JournalHead, remaining } from './journal.js';
import { idsNamed, kinds, type OwnedKind, ownedKind, resourceOf } from './kinds.js';
import type { Resource, ResourceKind } from './resource.js';

/** Everything that a run made on a target or changed there, written to its journal as it happens. */
export interface OwnedResources {
  /** Begins every name that the run gives. */
  readonly prefix: string;
  /** A name that nothing else on the target has. */
  name(kind: string): string;
  /** Notes that something is about to be made or changed. */
  intend(kind: ResourceKind, name: string, before?: string): void;
  made(kind: ResourceKind, name: string, id: string): void;
  gone(kind: ResourceKind, name: string): void;
  /** Notes what a call is about to make. */
  beforeCall(operation: OperationId, input: CallInput, caller: Caller): void;
  /** Notes what a call made or took away. */
  afterCall(input: CallInput, caller: Caller, answer: Exchange): void;
  /** What is still there, the newest first. */
  remaining(): readonly Resource[];
}

/** @param onChange is told how many things there are now */
export function createOwnedResources(
  journal: Journal,
  head: JournalHead,
  onChange: (count: number) => void = () => undefined,
): OwnedResources {
  const entries: Entry[] = [];
  let named = 0;
  const write = (entry: Entry) => {
    // Whose things they are is written with the first of them: most runs make nothing.
    if (entries.length === 0) journal.write({ event: 'run', ...head });
    entries.push(entry);
    journal.write(entry);
    onChange(left().length);
  };
  const left = () => remaining(entries);
  return {
    prefix: head.prefix,
    name: (kind) => `${head.prefix}-${kind}-${++named}`,
    intend: (kind, name, before) =>
      write({ event: 'intent', kind, name, ...(before === undefined ? {} : { before }) }),
    made: (kind, name, id) => write({ event: 'made', kind, name, id }),
    gone: (kind, name) => write({ event: 'gone', kind, name }),
    beforeCall(operation, input, caller) {
      for (const { kind, name } of madeBy(operation, input, caller)) write({ event: 'intent', kind, name });
    },
    afterCall(input, caller, answer) {
      const { operation, response } = answer;
      const success = isSuccess(answer);
      const { kind: own, action } = resourceOf(operation);
      for (const { kind, name } of madeBy(operation, input, caller)) {
        // Only a list tells the id of what came of a call about something else.
        const id = success && kind === own ? kinds[kind].idIn(response.json, name) : undefined;
        if (id !== undefined) write({ event: 'made', kind, name, id });
        // A refusal of the run's own credential made nothing. Whatever else came of a call is looked for by its name.
        else if (isRefusal(response.status) && caller.credential === 'token')
          write({ event: 'gone', kind, name });
      }
      if (action !== 'remove' || !success) return;
      const ids = idsNamed(operation, input);
      for (const resource of left()) {
        if (resource.kind === own && resource.id !== undefined && ids.includes(resource.id)) {
          write({ event: 'gone', kind: resource.kind, name: resource.name });
        }
      }
    },
    remaining: left,
  };
}

/** What a call is about to make that a run can own, by what it will be called. */
function madeBy(
  operation: OperationId,
  input: CallInput,
  caller: Caller,
): readonly { readonly kind: OwnedKind; readonly name: string }[] {
  const { kind, action, makes } = resourceOf(operation);
  const owned = ownedKind(action === 'create' ? kind : makes);
  if (owned === undefined) return [];
  // What comes of a call about something else comes to its caller.
  const invitee = 'email' in caller && typeof caller.email === 'string' ? [caller.email] : [];
  const names = action === 'create' ? kinds[owned].names(input) : invitee;
  return names.map((name) => ({ kind: owned, name }));
}

/** Whether an answer says that nothing was done. After any other 5xx nobody knows. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status <= 499) || status === 501;
}
