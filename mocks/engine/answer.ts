import { type OperationId, operations } from '../../generated/operations.js';
import type { World } from '../world.js';
import { authenticate } from './authenticate.js';
import { authorize } from './authorize.js';
import type { Inbound } from './exchange.js';
import type { Call, Handlers, Principal, Reply } from './handler.js';
import { LazyCall } from './lazy-call.js';
import { locate } from './locate.js';
import { readBody } from './read-body.js';
import { type Refusal, type RefusalReason, refuse } from './refusal.js';
import type { Resource } from './routes.js';
import { throttle } from './throttle.js';

/** How far a request came, and what came of it. */
export interface Answer {
  readonly operation?: OperationId;
  readonly call?: Call;
  readonly outcome: Reply<OperationId> | Refusal | { readonly allow: string };
}

/** Leads a request through the steps that every operation has: each may refuse it. */
export async function answer(
  inbound: Inbound,
  world: World,
  handlers: Handlers,
  resources: readonly Resource[],
): Promise<Answer> {
  const { mutant, profile } = world;
  const waives = mutant?.waives;
  const waived = waives ? (reason: RefusalReason) => waives(reason, inbound.request, world) : never;
  const place = locate(inbound.method, inbound.target, resources, profile, waived);
  if ('refused' in place || 'allow' in place) return { outcome: place };
  const { operation, path } = place;

  let principal: Principal = nobody;
  if (operations[operation].authenticated) {
    const caller = await authenticate(operation, inbound.header('authorization'), world, waived);
    if ('refused' in caller) return { operation, outcome: caller };
    principal = caller;
  }
  const org = path.org_id;
  const forbidden = authorize(principal, operation, org, world);
  if (forbidden && !waived(forbidden.refused)) return { operation, outcome: forbidden };
  const throttled = await throttle(org ?? world.orgs.own, world);
  if (throttled && !waived(throttled.refused)) return { operation, outcome: throttled };
  const read = await readBody(operation, inbound, profile, waived, mutant?.text);
  if ('refused' in read) return { operation, outcome: read };

  const { contentType, body } = read;
  const sent = new LazyCall(inbound, { path, contentType, body, principal, waived });
  // A mutant may spread the call to rewrite it: then it must have every member as its own.
  const call = mutant?.call ? mutant.call({ ...sent, headers: inbound.headers }, operation, world) : sent;
  try {
    return { operation, call, outcome: await handlers[operation](call, world) };
  } catch (error) {
    // People need the stack, callers must not see it.
    console.error(error);
    const message = `The mock failed while it handled ${operation}: this is a defect of the mock, not of the request.`;
    return { operation, call, outcome: refuse('internal', message) };
  }
}

const never = () => false;
const nobody: Principal = { kind: 'anonymous', id: 'nobody', roles: {} };
