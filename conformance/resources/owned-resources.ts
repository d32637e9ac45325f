import type { OperationId } from '../../generated/operations.js';
import type { Caller } from '../target/caller.js';
import { type CallInput, type Exchange, isSuccess } from '../target/exchange.js';
import { type Entry, type Journal, type JournalHead, type ResourceKind, remaining } from './journal.js';
import { idsNamed, kinds, type OwnedKind, ownedKind, resourceOf } from './kinds.js';

/** Everything that a run has created or changed on a target, written to its journal as it happens. */
export type OwnedResources = ReturnType<typeof createOwnedResources>;

/** @param onChange called with the number of resources whenever it may have changed */
export function createOwnedResources(
  journal: Journal,
  head: JournalHead,
  onChange: (count: number) => void = () => undefined,
) {
  const entries: Entry[] = [];
  let named = 0;
  const write = (entry: Entry) => {
    // The head is written with the first entry only, as most runs create nothing.
    if (entries.length === 0) journal.write({ event: 'run', ...head });
    entries.push(entry);
    journal.write(entry);
    onChange(left().length);
  };
  const left = () => remaining(entries);
  return {
    /** The prefix of every name that the run gives. */
    prefix: head.prefix,
    /** Returns a name that is unique on the target. */
    name: (kind: string): string => `${head.prefix}-${kind}-${++named}`,
    /** Records that something is about to be created or changed. @param before the former value */
    intend: (kind: ResourceKind, name: string, before?: string): void =>
      write({ event: 'intent', kind, name, before }),
    made: (kind: ResourceKind, name: string, id: string): void => write({ event: 'made', kind, name, id }),
    gone: (kind: ResourceKind, name: string): void => write({ event: 'gone', kind, name }),
    beforeCall(operation: OperationId, input: CallInput, caller: Caller): void {
      for (const { kind, name } of madeBy(operation, input, caller)) write({ event: 'intent', kind, name });
    },
    afterCall(input: CallInput, caller: Caller, answer: Exchange): void {
      const { operation, response } = answer;
      const success = isSuccess(answer);
      const { kind: own, action } = resourceOf(operation);
      for (const { kind, name } of madeBy(operation, input, caller)) {
        // If a call creates something of another kind, only a list shows its id.
        const id = success && kind === own ? kinds[kind].idIn(response.json, name) : undefined;
        if (id !== undefined) write({ event: 'made', kind, name, id });
        // If the run's own credential was refused, nothing was created. In all other cases it is looked up by its name later.
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

/** What a call is about to create that a run can own. */
function madeBy(
  operation: OperationId,
  input: CallInput,
  caller: Caller,
): readonly { readonly kind: OwnedKind; readonly name: string }[] {
  const { kind, action, makes } = resourceOf(operation);
  const owned = ownedKind(action === 'create' ? kind : makes);
  if (owned === undefined) return [];
  // What a call creates besides its own kind, such as the access by an invitation, belongs to its caller.
  const invitee = 'email' in caller && typeof caller.email === 'string' ? [caller.email] : [];
  const names = action === 'create' ? kinds[owned].names(input) : invitee;
  return names.map((name) => ({ kind: owned, name }));
}

/** Whether a status shows that nothing was done. After a 5xx other than 501 that is unknown. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status <= 499) || status === 501;
}
