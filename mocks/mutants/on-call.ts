import type { OperationId } from '../../generated/operations.js';
import type { AnyCall, Hooks, World } from '../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';

type CallHook = NonNullable<Hooks['call']>;
type Query = AnyCall['query'];

export function onCall(
  operation: OperationId,
  change: (call: AnyCall, world: World) => AnyCall | Promise<AnyCall>,
): CallHook {
  return (call, called, world) => (called === operation ? change(call, world) : call);
}

export function onBody(
  operation: OperationId,
  change: (body: JsonObject, call: AnyCall, world: World) => Json | Promise<Json>,
): CallHook {
  return onCall(operation, async (call, world) =>
    isObject(call.body) ? { ...call, body: await change(call.body, call, world) } : call,
  );
}

export function onQuery(operation: OperationId, change: (query: Query) => Query): CallHook {
  return onCall(operation, (call) => ({ ...call, query: change(call.query) }));
}

export function without(query: Query, parameter: string): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== parameter));
}
