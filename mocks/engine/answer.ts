import type { OperationId } from '../../generated/operations.js';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import type { Collection, Store } from '../state/store.js';
import { authenticate, authorize } from './authenticate.js';
import type { Inbound, Known, Operation, ServedOperation } from './contract.js';
import { gate, throttle } from './gate.js';
import type { AnyCall, Call, Handlers, Outcome, Principal, Reply, World } from './handler.js';
import { locate, type Resource } from './locate.js';
import { keyUses } from './principals.js';
import { readBody } from './read-body.js';
import { isRefusal, type Refusal, type RefusalReason, Refused, refuse } from './refusal.js';
import { unshaped } from './reshape.js';
import type { Sample, Samples } from './samples.js';
import { recordUsage } from './usage.js';
import { readParameters, validateBody } from './validate.js';

/** How far a request got, and its outcome. */
export interface Answer {
  readonly operation?: ServedOperation;
  readonly draft?: DraftOperation;
  readonly call?: AnyCall;
  readonly outcome: Outcome | Sample | { readonly allow: string };
}

export interface Service {
  readonly resources: readonly Resource[];
  readonly handlers: Handlers;
  readonly samples: Samples;
}

/** Performs the steps that every operation has, each of which may refuse the request. */
export async function answer(
  inbound: Inbound,
  world: World,
  { resources, handlers, samples }: Service,
): Promise<Answer> {
  const { hooks, profile } = world;
  const waives = hooks?.suppressesRefusal;
  const known: Known = { operation: undefined, principal: nobody, path: {} };
  if (inbound.trail) inbound.trail.known = known;
  const waived = waives
    ? (reason: RefusalReason) => waives(reason, { request: inbound.request, world, ...known })
    : never;
  const kept = await gate(inbound, world);
  if (kept) return { outcome: kept };
  const place = locate(inbound.method, inbound.target, resources, profile, waived);
  if ('refused' in place || 'allow' in place) return { outcome: place };
  const { operation } = place;
  const path = { ...place.path };
  known.path = path;
  if (operation.lifecycle === 'draft') {
    const admitted = await admit(operation, inbound, path, world, known, waived);
    const refused = 'refused' in admitted ? admitted : admitted.forbidden;
    return { draft: operation, outcome: refused ?? (await samples(operation, path, inbound)) };
  }
  known.operation = operation.id;
  const admitted = await admit(operation, inbound, path, world, known, waived);
  if ('refused' in admitted) return { operation, outcome: admitted };
  const { principal, forbidden } = admitted;
  const parameters = readParameters(operation, inbound, world);
  const query = parameters instanceof Promise ? await parameters : parameters;
  if (isRefusal(query) && !waived(query.refused)) return { operation, outcome: query };
  const read = await readBody(operation, inbound, profile, waived, hooks?.text);
  if ('refused' in read) return { operation, outcome: read };
  const { contentType } = read;
  const body = unshaped(operation, operation.names?.request(read.body) ?? read.body, profile);
  const invalid = await validateBody(operation, contentType, body, world);
  if (invalid && !waived(invalid.refused)) return { operation, outcome: invalid };

  const sent: AnyCall = {
    path,
    query: isRefusal(query) ? {} : query,
    // Built on demand, as few handlers read them.
    headers: () => inbound.headers,
    contentType,
    body,
    principal,
    forbidden,
    waived,
  };
  const call = (await hooks?.call?.(sent, operation.id, world)) ?? sent;
  const outcome = await replayed(inbound, principal, world, async () => {
    const next = (given = call, within = world) => handled(operation.id, given, handlers, within);
    const handed = await (hooks?.handle?.({ operation: operation.id, call, world, next }) ?? next());
    if (!isRefusal(handed)) await noteSuccess(operation.id, call, handed.credits ?? 0, world);
    return handed;
  });
  return { operation, call, outcome };
}

/** Returns the caller of an operation, together with the missing permission if the handler may still admit it; or the refusal. */
async function admit(
  operation: Operation,
  inbound: Inbound,
  path: Record<string, string>,
  world: World,
  known: Known,
  waived: (reason: RefusalReason) => boolean,
): Promise<Pick<AnyCall, 'principal' | 'forbidden'> | Refusal> {
  let principal: Principal = nobody;
  if (needsCredential(operation, world)) {
    const caller = await authenticate(operation, inbound, world, waived);
    if ('refused' in caller) return caller;
    principal = caller;
    known.principal = caller;
  }
  // The path may omit the organization (question `org.named`): then it is that of the credential.
  if (operation.path.includes('{org_id}')) path['org_id'] ??= Object.keys(principal.roles)[0] ?? '';
  const org = path['org_id'];
  const lacking = await authorize(principal, operation, org, world);
  const forbidden = lacking && !waived(lacking.refused) ? lacking : undefined;
  const also = operation.lifecycle === undefined ? operation.also : undefined;
  if (forbidden && also === undefined) return forbidden;
  const throttled = await throttle(org ?? world.orgs.own, world);
  return throttled && !waived(throttled.refused) ? throttled : { principal, forbidden };
}

/** All calls require a bearer credential (section 5); whether a password reset does, too, is open. */
function needsCredential(operation: Operation, { profile }: World): boolean {
  const isOpen =
    operation.lifecycle === undefined && operation.credentialQuestion === 'user.reset-credential';
  return operation.authenticated || (isOpen && profile.reading('user.reset-credential') === 'bearer');
}

async function noteSuccess(
  operation: OperationId,
  { path, principal }: AnyCall,
  credits: number,
  world: World,
): Promise<void> {
  const org = path['org_id'];
  // At once, as replicas take turns to write.
  await Promise.all([
    typeof org === 'string' ? recordUsage(org, principal.id, operation, credits, world) : undefined,
    principal.kind === 'api-key' ? world.store.put(keyUses, principal.id, world.clock.now()) : undefined,
  ]);
}

async function handled(
  operation: OperationId,
  call: AnyCall,
  handlers: Handlers,
  world: World,
): Promise<Outcome> {
  try {
    return await dispatch(operation, call, handlers, world);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    // The developer needs the stack, but the client must not see it.
    console.error(error);
    const message = `The mock failed while it handled ${operation}: this is a defect of the mock, not of the request.`;
    return refuse('internal', message);
  }
}

function dispatch<Op extends OperationId>(
  operation: Op,
  call: AnyCall,
  handlers: Handlers,
  world: World,
): Promise<Reply<Op> | Refusal> {
  // The call was validated against the contract from which its types are generated.
  return handlers[operation](call as Call & AnyCall as Call<Op>, world);
}

const never = () => false;
const nobody: Principal = { kind: 'anonymous', id: 'nobody', roles: {}, generation: 0 };

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
