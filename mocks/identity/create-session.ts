import { cameOverHttps } from '../engine/gate.js';
import type { Call, Handler, Principal } from '../engine/handler.js';
import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { isObject } from '../state/json.js';
import { issueAccessToken } from './access-token.js';
import { byClientCredentials } from './client-credentials.js';
import { decideGrant, type Grant, likelyGrant } from './grant.js';
import { byPassword } from './password.js';
import { byRefreshToken } from './refresh-token.js';
import { addAccessToken, issueRefreshToken, startFamily } from './session-family.js';
import { sessionReply } from './session-reply.js';
import { refusedMember, type SignIn } from './sign-in.js';

/** Creates a session (section 4.2): signs in a user or a service account, or continues an earlier session. */
export const createSession: Handler<'createSession'> = async (call, world) => {
  const body = isObject(call.body) ? call.body : {};
  const isForm = call.contentType === 'application/x-www-form-urlencoded';
  const grant = readGrant(call, isForm, world);
  if (typeof grant !== 'string') return grant;
  const refused = call.waived('grant-incomplete') ? undefined : refusedMember(body);
  if (refused !== undefined) return refused;
  const isSecure = cameOverHttps(call.headers);
  const signIn: SignIn = { body, headers: call.headers, waived: call.waived };

  if (grant === 'refreshToken') {
    const refreshed = await byRefreshToken(signIn, world);
    if ('refused' in refreshed) return refreshed;
    const { principal, family, refreshToken } = refreshed;
    const access = await issueAccessToken(principal, world);
    if (family !== undefined) await addAccessToken(family, access.key, world);
    return sessionReply({ access, refreshToken, by: 'other', isSecure }, world);
  }

  const principal = await (grant === 'password' ? byPassword : byClientCredentials)(signIn, world);
  if ('refused' in principal) return principal;
  const access = await issueAccessToken(principal, world);
  const refreshToken = getsRefreshToken(grant, world)
    ? await firstRefreshToken(principal, access.key, world)
    : undefined;
  const by = grant !== 'password' ? 'other' : isForm ? 'password-form' : 'password';
  return sessionReply({ access, refreshToken, by, isSecure }, world);
};

function readGrant(
  { body, waived }: Call<'createSession'>,
  isForm: boolean,
  { profile }: World,
): Grant | Refusal {
  const members = isObject(body) ? body : {};
  const decision = decideGrant(members, isForm, profile.reading('session.grant-default'));
  if ('grant' in decision) return decision.grant;
  const { refused } = decision;
  if (waived(refused)) return likelyGrant(members);
  const sent = members.grantType;
  const what =
    refused === 'grant-missing'
      ? '`grantType` is missing'
      : `\`grantType\` is ${typeof sent === 'string' ? quote(sent) : `of type ${typeof sent}`}`;
  const taken = isForm ? 'password' : 'password, refreshToken or clientCredentials';
  return refuse(refused, `${what}: send ${taken}.`, { field: 'grantType' });
}

function getsRefreshToken(grant: Grant, { profile }: World): boolean {
  return grant === 'password' || profile.reading('session.client-credentials-refresh') === 'issued';
}

async function firstRefreshToken(principal: Principal, accessToken: string, world: World): Promise<string> {
  const family = await startFamily(principal, accessToken, world);
  return issueRefreshToken(family, world.store, world);
}
