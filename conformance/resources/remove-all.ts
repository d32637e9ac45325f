import type { OperationId } from '../../generated/operations.js';
import { unlessEnded } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { hasMore } from '../target/wire/listed.js';
import { kinds, ownedKind } from './kinds.js';
import type { Resource } from './resource.js';
import { type Undoing, type Undone, undo } from './undo.js';

export interface Cleanup {
  readonly gone: readonly Resource[];
  readonly left: readonly { readonly resource: Resource; readonly because: string }[];
}

/** Removes resources, the newest first, and looks up those without an id by their name. A failure does not stop the others. */
export async function removeAll(
  resources: readonly Resource[],
  given: Undoing,
  onGone: (resource: Resource) => void,
): Promise<Cleanup> {
  const undoing: Undoing = { ...given, call: (...asked) => insisting(() => given.call(...asked)) };
  const listed = new Map<OperationId, Promise<Exchange>>();
  const list = (operation: OperationId) => {
    const answer = listed.get(operation) ?? undoing.call(operation, {});
    listed.set(operation, answer);
    return answer;
  };
  const gone: Resource[] = [];
  const left: { resource: Resource; because: string }[] = [];
  for (const resource of resources) {
    const outcome = await remove(resource, undoing, list).catch(
      (error: unknown): Undone => ({ stays: error instanceof Error ? error.message : String(error) }),
    );
    if (outcome === 'gone') {
      gone.push(resource);
      onGone(resource);
    } else left.push({ resource, because: outcome.stays });
  }
  return { gone, left };
}

/** Retries after a 5xx or a redirect, so that a passing fault leaves nothing behind: removing twice does no harm. */
async function insisting(send: () => Promise<Exchange>): Promise<Exchange> {
  for (let again = 0; again < 2; again += 1) {
    const answer = await unlessEnded(send());
    if (answer && answer.response.status < 500) return answer;
  }
  return send();
}

async function remove(
  resource: Resource,
  undoing: Undoing,
  list: (operation: OperationId) => Promise<Exchange>,
): Promise<Undone> {
  const { kind, name } = resource;
  const owned = ownedKind(kind);
  if (resource.id !== undefined || !owned) return undo[kind](resource.id ?? name, resource, undoing);
  const answer = await list(kinds[owned].list);
  const { status, json } = answer.response;
  if (!isSuccess(answer)) return { stays: `the list of them was answered with status ${status}` };
  const id = kinds[owned].idOf(json, name);
  if (id === undefined && hasMore(json)) {
    return { stays: 'its id is not known, and the list that may name it has several pages' };
  }
  return id === undefined ? 'gone' : undo[kind](id, { ...resource, id }, undoing);
}
