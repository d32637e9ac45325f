import { nonsense } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';

/** An API key that the run made, with its full value, which only the answer to its creation shows. */
export interface OwnKey {
  readonly id: string;
  readonly key: string;
}

/** Creates a key. Ends the scenario if the answer has no id or no full value. */
export async function createKey(t: Scene): Promise<OwnKey> {
  t.step('create a key');
  const body = { name: t.owned.name('key'), description: 'made by a conformance run' };
  const creation = await t.call('createApiKey', { body });
  return { id: t.text(creation, 'id'), key: t.text(creation, 'key') };
}

export const getKey = (context: CheckContext, keyId: string): Promise<Exchange> =>
  context.call('getApiKey', { path: { keyId } });

/** Operations that are likely to accept a key. They are called for a person who does not exist, so nothing is charged. */
export type Use = 'find' | 'previewFind';

export const noMatch = findBody(nonsense.slice(0, 1), 1);

export function useKey(context: CheckContext, { key }: Pick<OwnKey, 'key'>, use: Use): Promise<Exchange> {
  return context.call(use, { body: noMatch }, context.callers.bearer('the holder of the key', key));
}

/** Whether the credential of a call was accepted: 402 demands payment from a caller who was. */
export function isLetIn(exchange: Exchange): boolean {
  return isSuccess(exchange) || exchange.response.status === 402;
}

/** Returns the first of these operations that accepts the key; undefined if none does, as it is open which ones do. */
export async function useOf(
  context: CheckContext,
  key: Pick<OwnKey, 'key'>,
  uses: readonly Use[] = ['find', 'previewFind'],
  isTaken: (answer: Exchange) => boolean = isLetIn,
): Promise<Use | undefined> {
  for (const use of uses) if (isTaken(await useKey(context, key, use))) return use;
  return undefined;
}
