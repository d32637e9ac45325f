import { nonsense } from '../../arbitraries/broad.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { textIn } from '../../wire/members.js';

/** What a key is called when it is asked for. */
export interface Naming {
  readonly name: string;
  readonly description: string;
}

/** An API key that the run made, with what only the answer to its creation shows. */
export interface OwnKey extends Naming {
  readonly id: string;
  readonly key: string;
  readonly creation: Exchange;
}

export const naming = (lab: Lab): Naming => ({
  name: lab.belongings.name('key'),
  description: 'made by a conformance run',
});

export const requestKey = (lab: Lab, { name, description }: Naming): Promise<Exchange> =>
  lab.call('createApiKey', { body: { name, description } });

/** Makes a key. Leaves the story where the answer has no id or no full value. */
export async function createKey(lab: Lab, teller: Teller, what = 'create a key'): Promise<OwnKey> {
  const named = naming(lab);
  teller.step(what);
  const creation = await requestKey(lab, named);
  const record = teller.record(creation);
  const [id, key] = [textIn(record, 'id'), textIn(record, 'key')];
  if (id === undefined || key === undefined) {
    throw new Leave('skipped', 'the answer to createApiKey shows no `id` or no `key`: map it with --overlay');
  }
  return { ...named, id, key, creation };
}

export const getKey = (lab: Lab, keyId: string): Promise<Exchange> =>
  lab.call('getApiKey', { path: { keyId } });

export const updateKey = (lab: Lab, keyId: string, { name, description }: Naming): Promise<Exchange> =>
  lab.call('updateApiKey', { path: { keyId }, body: { name, description } });

export const deleteKey = (lab: Lab, keyId: string): Promise<Exchange> =>
  lab.call('deleteApiKey', { path: { keyId } });

export const listKeys = (lab: Lab): Promise<Exchange> => lab.call('listApiKeys');

/** Operations that are likely to take a key. They look for nobody, so that there is nothing to charge for. */
export type Use = 'find' | 'previewFind';

const nobody = findBody(nonsense.slice(0, 1), 1);

export function useKey(lab: Lab, { key }: Pick<OwnKey, 'key'>, use: Use): Promise<Exchange> {
  return lab.call(use, { body: nobody }, lab.callers.bearer('the holder of the key', key));
}

/** Whether the credential of a call was accepted: who has to pay was let in. */
export function isLetIn(exchange: Exchange): boolean {
  return isSuccess(exchange) || exchange.response.status === 402;
}

/** The first of these operations that takes the key. Which ones take keys is open, so there may be none. */
export async function useOf(
  lab: Lab,
  key: Pick<OwnKey, 'key'>,
  uses: readonly Use[] = ['find', 'previewFind'],
  isTaken: (answer: Exchange) => boolean = isLetIn,
): Promise<Use | undefined> {
  for (const use of uses) if (isTaken(await useKey(lab, key, use))) return use;
  return undefined;
}

/** The same, for stories that can't go on without. */
export async function requireUse(lab: Lab, teller: Teller, key: OwnKey, uses?: readonly Use[]): Promise<Use> {
  teller.step('use it');
  const use = await useOf(lab, key, uses);
  if (use !== undefined) return use;
  throw new Leave('skipped', 'a new key is accepted neither on find nor on previewFind');
}
