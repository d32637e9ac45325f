import type { OperationId } from '../../generated/operations.js';
import type { Inbound } from './dispatch.js';
import type { Principal, Reply } from './handler.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { World } from './world.js';

type Outcome = Reply<OperationId> | Refusal;

const answered = new WeakMap<World['store'], Map<string, Promise<Outcome>>>();
/** So many answers are kept: a mock may run for weeks. */
const keptMost = 10_000;

/**
 * What a call comes to (question errors.idempotency-key): where the same caller has sent it before with the same
 * Idempotency-Key, what came of it then. Whoever signs in is no caller yet, and gets a session each time.
 */
export async function replayed(
  inbound: Inbound,
  { kind, id }: Principal,
  world: World,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const given = inbound.header('idempotency-key');
  const isIgnored = world.profile.reading('errors.idempotency-key') === 'ignored';
  if (isIgnored || given === undefined || inbound.method === 'GET' || kind === 'anonymous') return perform();
  const known = answered.get(world.store) ?? new Map<string, Promise<Outcome>>();
  answered.set(world.store, known);
  const key = JSON.stringify([kind, id, inbound.method, inbound.target, given]);
  const outcome = known.get(key) ?? perform();
  known.set(key, outcome);
  // Only what has succeeded is not done again; streams are read once.
  const came = await outcome;
  if (isRefusal(came) || came.chunks !== undefined) known.delete(key);
  for (const oldest of known.size > keptMost ? known.keys() : []) {
    known.delete(oldest);
    break;
  }
  return came;
}
