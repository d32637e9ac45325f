import { sentIn } from '../engine/authenticate.js';
import { readAuthorization } from '../engine/authorization.js';
import type { Operation } from '../engine/contract.js';
import { findCredential } from '../engine/credentials.js';
import type { Inbound } from '../engine/dispatch.js';
import { readBody } from '../engine/read-body.js';
import type { World } from '../engine/world.js';
import { findUserByEmail } from '../identity/accounts.js';
import { text } from '../identity/create-session.js';
import { readRefreshCookie } from '../identity/session-reply.js';
import { findFamily, findRefreshToken } from '../identity/sessions.js';
import { isObject, type JsonObject } from '../state/json.js';

/** The id of the caller that a request claims: by its bearer credential, even if expired, or by what it signs in with. */
export async function callerOf(
  inbound: Inbound,
  operation: Operation | undefined,
  world: World,
): Promise<string | undefined> {
  const { token } = readAuthorization(
    sentIn(inbound, world.profile),
    world.profile.reading('auth.header-form'),
  );
  const credential = token === '' ? undefined : await findCredential(world, token);
  if (credential !== undefined) return credential.principalId;
  const isOfSession = operation?.id === 'createSession' || operation?.id === 'endSession';
  return isOfSession && operation.lifecycle === undefined ? signingIn(inbound, operation, world) : undefined;
}

async function signingIn(
  inbound: Inbound,
  operation: Parameters<typeof readBody>[0],
  world: World,
): Promise<string | undefined> {
  const read = await readBody(operation, inbound, world.profile, () => false);
  const sent = 'refused' in read ? {} : (operation.names?.request(read.body) ?? read.body);
  const body: JsonObject = isObject(sent) ? sent : {};
  const clientId = text(body.clientId);
  if (clientId !== undefined) return clientId;
  const username = text(body.username);
  if (username !== undefined) return (await findUserByEmail(world.store, username))?.id;
  const refreshToken = text(body.refreshToken) ?? readRefreshCookie(inbound.header('cookie') ?? null, world);
  const found = refreshToken === undefined ? undefined : await findRefreshToken(world.store, refreshToken);
  return found && (await findFamily(world.store, found.family))?.principalId;
}
