import type { Collection, Store } from '../state/store.js';
import type { Inbound } from './contract.js';
import type { Outcome, Principal, World } from './handler.js';
import { isRefusal } from './refusal.js';

const underWay = new WeakMap<Store, Map<string, Promise<Outcome>>>();

const answers: Collection<string> = 'replayed-answers';
/** The keys of `answers` by the order in which they came, and their total count. */
const inOrder = 'replayed-answers-in-order';
const keptMost = 10_000;

/** Returns the earlier outcome if the caller has sent the call before with the same Idempotency-Key. */
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
  const shared = running.get(key);
  if (shared !== undefined) {
    const outcome = await shared;
    return isStream(outcome) ? perform() : outcome;
  }
  const outcome = answeredOnce(key, store, perform);
  running.set(key, outcome);
  try {
    return await outcome;
  } finally {
    running.delete(key);
  }
}

/** Whether a response can be read only once. */
const isStream = (outcome: Outcome): boolean => !isRefusal(outcome) && outcome.chunks !== undefined;

async function answeredOnce(key: string, store: Store, perform: () => Promise<Outcome>): Promise<Outcome> {
  const known = await store.get(answers, key);
  if (known !== undefined) return JSON.parse(known);
  const came = await perform();
  // Only successful calls are replayed.
  if (isRefusal(came) || isStream(came)) return came;
  await store.transact(async (tx) => {
    const number = await tx.add(inOrder, 'count', 1);
    await tx.put(answers, key, JSON.stringify(came));
    await tx.put(inOrder, String(number), key);
    const oldest = await tx.get<string>(inOrder, String(number - keptMost));
    if (oldest === undefined) return;
    await tx.delete(answers, oldest);
    await tx.delete(inOrder, String(number - keptMost));
  });
  return came;
}
