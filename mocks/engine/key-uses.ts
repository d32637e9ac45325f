import type { Store } from '../state/store.js';

const uses = 'api-key-uses';

/** When an API key was last used, in milliseconds since 1970. */
export const lastUseOf = (store: Store, keyId: string): Promise<number | undefined> =>
  store.get<number>(uses, keyId);

export const noteUse = (store: Store, keyId: string, nowMs: number): Promise<void> =>
  store.put(uses, keyId, nowMs);

export const forgetUses = (store: Store, keyId: string): Promise<void> => store.delete(uses, keyId);
