import type { OperationId } from '../../generated/operations.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { hasMore } from '../target/wire/has-more.js';
import { kinds, ownedKind } from './kinds.js';
import type { Resource } from './resource.js';
import { type Undoing, type Undone, undo } from './undo.js';

/** What a cleanup did. */
export interface Cleanup {
  readonly gone: readonly Resource[];
  readonly left: readonly { readonly resource: Resource; readonly because: string }[];
}

/**
 * Takes things away in the order given: the newest first, so that nothing is taken from under another. What has no id,
 * because its answer never came, is looked for by its name. One that fails does not keep the others.
 * @param onGone is told of each that is gone
 */
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
    const outcome = await taken(resource, undoing, list).catch(
      (error: unknown): Undone => ({ stays: error instanceof Error ? error.message : String(error) }),
    );
    if (outcome === 'gone') {
      gone.push(resource);
      onGone(resource);
    } else left.push({ resource, because: outcome.stays });
  }
  return { gone, left };
}

/** Nothing that is taken away twice is worse off: what breaks in between must not leave things behind. */
async function insisting(send: () => Promise<Exchange>): Promise<Exchange> {
  let answer = await send();
  for (let again = 0; again < 2 && answer.response.status >= 500; again += 1) answer = await send();
  return answer;
}

async function taken(
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
