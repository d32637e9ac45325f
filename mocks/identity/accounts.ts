import type { Principal } from '../engine/handler.js';
import type { World } from '../world.js';

/** A service account; its secret is known only by its hash. */
export type ServiceAccount = { readonly principal: Principal; readonly secretHash: string };

/** A user; the password is known only by its salted hash. */
export type User = { readonly principal: Principal; readonly passwordHash: string };

export const findServiceAccount = (world: World, clientId: string): Promise<ServiceAccount | undefined> =>
  world.store.get<ServiceAccount>('service-accounts', clientId);

export const findUser = (world: World, username: string): Promise<User | undefined> =>
  world.store.get<User>('users', username);

export const putServiceAccount = (world: World, clientId: string, account: ServiceAccount): Promise<void> =>
  world.store.put('service-accounts', clientId, account);

export const putUser = (world: World, username: string, user: User): Promise<void> =>
  world.store.put('users', username, user);
