import type { OperationId } from '../../generated/operations.js';
import type { Store } from '../state/store.js';
import type { Inbound } from './dispatch.js';
import type { Principal, Reply } from './handler.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { World } from './world.js';

type Outcome = Reply<OperationId> | Refusal;

/** Calls that are not answered yet, for whoever sends the same meanwhile. */
const underWay = new WeakMap<Store, Map<string, Promise<Outcome>>>();

/** Replies as JSON, by call and key. */
const answers = 'replayed-answers';
/** Under which of them is the first one, the second one and so on; how many there were. */
const inOrder = 'replayed-answers-in-order';
const count = 'count';
/** So many answers are kept: a mock may run for weeks. */
const keptMost = 10_000;

/**
 * What a call comes to (question errors.idempotency-key): where the same caller has sent it before with the same
 * Idempotency-Key, what came of it then. Whoever signs in is no caller yet, and gets a session each time.
 */
export async function replayed(
  inbound: Pick<Inbound, 'method' | 'target' | 'header'>,
  { kind, id }: Pick<Principal, 'kind' | 'id'>,
  { store, profile }: Pick<World, 'store' | 'profile'>,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const given = inbound.header('idempotency-key');
  const isIgnored = profile.reading('errors.idempotency-key') === 'ignored';
  if (isIgnored || given === undefined || inbound.method === 'GET' || kind === 'anonymous') return perform();
  const running = underWay.get(store) ?? new Map<string, Promise<Outcome>>();
  underWay.set(store, running);
  const key = JSON.stringify([kind, id, inbound.method, inbound.target, given]);
  const outcome = running.get(key) ?? answeredOnce(key, store, perform);
  running.set(key, outcome);
  try {
    return await outcome;
  } finally {
    running.delete(key);
  }
}

async function answeredOnce(key: string, store: Store, perform: () => Promise<Outcome>): Promise<Outcome> {
  const known = await store.get<string>(answers, key);
  if (known !== undefined) return JSON.parse(known);
  const came = await perform();
  // Only what has succeeded is not done again; streams are read once.
  if (isRefusal(came) || came.chunks !== undefined) return came;
  await store.transact(async (tx) => {
    const number = await tx.add(inOrder, count, 1);
    await tx.put(answers, key, JSON.stringify(came));
    await tx.put(inOrder, String(number), key);
    const oldest = await tx.get<string>(inOrder, String(number - keptMost));
    if (oldest === undefined) return;
    await tx.delete(answers, oldest);
    await tx.delete(inOrder, String(number - keptMost));
  });
  return came;
}
