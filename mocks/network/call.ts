import type { Operation } from '../engine/contract.js';
import type { Inbound } from '../engine/dispatch.js';
import { locate } from '../engine/locate.js';
import type { Resource } from '../engine/routes.js';
import { withBody } from '../engine/with-body.js';
import type { World } from '../engine/world.js';
import type { Fault } from '../faults/fault.js';
import { callerOf } from './caller.js';

/** A call, with what faults select calls by. */
export interface Call {
  readonly inbound: Inbound;
  /** Undefined if there is none at this method and path. */
  readonly operation: Operation | undefined;
  /** The id of the caller, or of the account that signs in; determined only if a fault needs it. */
  readonly caller: string | undefined;
}

/** Determines the operation and caller of a request without consuming it. */
export async function callOf(sent: Inbound, resources: readonly Resource[], world: World): Promise<Call> {
  const place = locate(sent.method, sent.target, resources, world.profile, () => false);
  const operation = 'operation' in place ? place.operation : undefined;
  if (sent.trail && 'operation' in place) sent.trail.place = place;
  if (!world.faults.askForCallers) return { inbound: sent, operation, caller: undefined };
  const inbound = readTwice(sent);
  return { inbound, operation, caller: await callerOf(inbound, operation, world) };
}

/** Whether a fault is for a call. */
export function isMeant({ asked: { on }, principals }: Fault, { operation, caller }: Call): boolean {
  if (on === 'webhooks') return false;
  if (on !== 'all' && on !== operation?.id && on !== operation?.interface) return false;
  return principals === undefined || (caller !== undefined && principals.has(caller));
}

/** A request whose body can be read repeatedly. */
function readTwice(inbound: Inbound): Inbound {
  let text: Promise<string | undefined> | undefined;
  return withBody(inbound, (limitBytes) => {
    text ??= inbound.text(limitBytes);
    return text;
  });
}
