import type { OperationId } from '../../generated/operations.js';
import type { PendingResponse } from '../engine/contract.js';
import type { HookContext, Hooks } from '../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';

export type AnswerHook = NonNullable<Hooks['answer']>;

/** Whether one of these operations was called and succeeded. */
export function isGranted(
  { status }: PendingResponse,
  { operation }: HookContext,
  operations: OperationId | readonly OperationId[],
): boolean {
  const isMeant = [operations].flat().some((one) => one === operation);
  return isMeant && status >= 200 && status <= 299;
}

/** Rewrites the JSON object that successful calls of some operations return. */
export function onReply(
  operations: OperationId | readonly OperationId[],
  change: (body: JsonObject, scene: HookContext) => Json | Promise<Json>,
): AnswerHook {
  return async (draft, scene) =>
    isGranted(draft, scene, operations) && isObject(draft.body)
      ? { ...draft, body: await change(draft.body, scene) }
      : draft;
}

/** Rewrites the records of a list answer; the members around the list stay as they are. */
export function onItems(
  operations: OperationId | readonly OperationId[],
  change: (items: readonly JsonObject[], scene: HookContext) => readonly Json[] | Promise<readonly Json[]>,
): AnswerHook {
  return onReply(operations, async (body, scene) => {
    const [name, list] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? [];
    if (name === undefined || !Array.isArray(list)) return body;
    return { ...body, [name]: [...(await change(list.filter(isObject), scene))] };
  });
}

/** Rewrites the record that some operations return, and each record of a list of theirs. */
export function onRecords(
  operations: OperationId | readonly OperationId[],
  change: (record: JsonObject, scene: HookContext) => JsonObject,
): AnswerHook {
  const one = onReply(operations, change);
  const each = onItems(operations, (items, scene) => items.map((item) => change(item, scene)));
  return async (draft, scene) => each(await one(draft, scene), scene);
}

/** Refuses calls of some operations although they succeeded. Their effects remain. */
export function refusingReply(
  operations: OperationId | readonly OperationId[],
  status: number,
  when: (scene: HookContext) => boolean = () => true,
  message = 'refused by a mutant',
): AnswerHook {
  return (draft, scene) =>
    isGranted(draft, scene, operations) && when(scene) ? refusal(draft, status, message) : draft;
}

/** Turns an answer into a refusal. */
export function refusal(draft: PendingResponse, status: number, message: string): PendingResponse {
  return { ...draft, status, body: { error: 'refused', message }, cookies: [] };
}

/** The memory of a mutant between calls, one for each mock: its worlds share the object that generates their ids. */
export function remembered<T>(
  make: () => T,
): (scene: { readonly world: Pick<HookContext['world'], 'ids'> }) => T {
  const values = new WeakMap<HookContext['world']['ids'], T>();
  return ({ world: { ids } }) => {
    const known = values.get(ids) ?? make();
    values.set(ids, known);
    return known;
  };
}
