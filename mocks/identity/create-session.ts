import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import { anybody } from '../engine/credentials.js';
import { cameOverHttps } from '../engine/gate.js';
import type { Call, Handler, Principal, World } from '../engine/handler.js';
import { principals } from '../engine/principals.js';
import { deny, quote } from '../engine/refusal.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { accounts, findUserByEmail, isPassword, isSecret, type ServiceAccount } from './accounts.js';
import { issueAccessToken, readRefreshCookie, sessionReply } from './session-reply.js';
import { addAccessToken, exchanged, firstRefreshToken, type Refreshed, stranger } from './sessions.js';

/** Creates a session (section 4.2): signs in a user or a service account, or continues an earlier session. */
export const createSession: Handler<'createSession'> = async (call, world) => {
  const body = isObject(call.body) ? call.body : {};
  const isForm = call.contentType === 'application/x-www-form-urlencoded';
  const grant = readGrant(call, isForm, world);
  if (!call.waived('grant-incomplete')) refuseOtherThanTexts(body);
  const isSecure = cameOverHttps(call.headers());
  const signIn: SignIn = { body, headers: call.headers(), waived: call.waived };

  if (grant === 'refreshToken') {
    const { principal, family, refreshToken } = await byRefreshToken(signIn, world);
    const access = await issueAccessToken(principal, world);
    if (family !== undefined) await addAccessToken(family, access.key, world);
    return sessionReply({ access, refreshToken, by: 'other', isSecure }, world);
  }

  const principal = await (grant === 'password' ? byPassword : byClientCredentials)(signIn, world);
  const access = await issueAccessToken(principal, world);
  const refreshToken = getsRefreshToken(grant, world)
    ? await firstRefreshToken(principal, access.key, world)
    : undefined;
  const by = grant !== 'password' ? 'other' : isForm ? 'password-form' : 'password';
  return sessionReply({ access, refreshToken, by, isSecure }, world);
};

function readGrant({ body, waived }: Call<'createSession'>, isForm: boolean, { profile }: World): Grant {
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
  const taken = isForm ? 'password (the others go as JSON)' : 'password, refreshToken or clientCredentials';
  deny(refused, `${what}: send ${taken}${otherName(members, 'grantType')}.`, { field: 'grantType' });
}

function getsRefreshToken(grant: Grant, { profile }: World): boolean {
  return grant === 'password' || profile.reading('session.client-credentials-refresh') === 'issued';
}

type Grant = components['schemas']['SessionRequest']['grantType'];

type GrantDecision = { readonly grant: Grant } | { readonly refused: 'grant-missing' | 'grant-unknown' };

const grants: readonly Grant[] = ['password', 'refreshToken', 'clientCredentials'];

/**
 * Decides by which grant a request signs in.
 *
 *                        form-only    always       never
 *     form, both         password     password     missing     both: `username` and `password` are given
 *     JSON, both         missing      password     missing
 *     anything else      missing      missing      missing
 *
 * A given `grantType` takes precedence; a form can only sign in by password (section 4.2).
 */
export function decideGrant(
  body: JsonObject,
  isForm: boolean,
  reading: Readings['session.grant-default'],
): GrantDecision {
  const sent = body.grantType;
  if (sent !== undefined && sent !== null) {
    const grant = grants.find((known) => known === sent);
    const taken = grant !== undefined && (!isForm || grant === 'password');
    return taken ? { grant } : { refused: 'grant-unknown' };
  }
  const hasBoth = body.username !== undefined && body.password !== undefined;
  const byPassword = hasBoth && (reading === 'always' || (reading === 'form-only' && isForm));
  return byPassword ? { grant: 'password' } : { refused: 'grant-missing' };
}

/** Returns the grant that the other members suggest, for a mutant that ignores `grantType`. */
function likelyGrant(body: JsonObject): Grant {
  if (body.clientId !== undefined) return 'clientCredentials';
  return body.username !== undefined ? 'password' : 'refreshToken';
}

interface SignIn {
  readonly body: JsonObject;
  readonly headers: Headers;
  readonly waived: Call['waived'];
}

export function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Names what OAuth calls a member, if a request has that instead. */
function otherName(body: JsonObject, name: string): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake in body && snake !== name ? `; \`${snake}\` was sent, which is called \`${name}\` here` : '';
}

function denyLack(body: JsonObject, field: string, grant: Grant): never {
  const message = `\`${field}\` is missing or not a text: ${grant} needs it${otherName(body, field)}.`;
  deny('grant-incomplete', message, { field });
}

const texts = ['clientId', 'clientSecret', 'username', 'password', 'refreshToken'] as const;

/** Refuses a member that is not a string, for every grant. Null is not a string; only an omitted member counts as absent. */
function refuseOtherThanTexts(body: JsonObject): void {
  const field = texts.find((name) => body[name] !== undefined && typeof body[name] !== 'string');
  if (field) deny('grant-incomplete', `\`${field}\` is not a text: send one, or leave it out.`, { field });
}

/** Signs in a user by username and password (section 5 rule 4). An unknown user and a wrong password have the same refusal. */
async function byPassword({ body, waived }: SignIn, world: World): Promise<Principal> {
  const username = text(body.username);
  const password = text(body.password);
  if (username === undefined || password === undefined) {
    if (waived('grant-incomplete')) return anybody(world);
    const field = username === undefined ? 'username' : 'password';
    denyLack(body, field, 'password');
  }
  const user = await findUserByEmail(world.store, username);
  const isRight = await isPassword(password, user?.passwordHash);
  const principal = user && (await world.store.get(principals, user.id));
  if (isRight && principal !== undefined) return principal;
  if (waived('password-wrong')) return principal ?? anybody(world);
  deny('password-wrong', 'Login failed: check `username` and `password`.');
}

/** Used for an unknown account and for a wrong secret, so that it does not reveal which accounts exist. */
const clientRefused = 'Login failed: check `clientId` and `clientSecret`.';

/** Signs in a service account by client id and secret (section 5 rule 1). */
async function byClientCredentials({ body, waived }: SignIn, world: World): Promise<Principal> {
  const clientId = text(body.clientId);
  const secret = text(body.clientSecret);
  const mayLack = waived('grant-incomplete');
  if ((clientId === undefined || secret === undefined) && !mayLack) {
    const field = clientId === undefined ? 'clientId' : 'clientSecret';
    denyLack(body, field, 'clientCredentials');
  }
  const account = clientId === undefined ? undefined : await world.store.get(accounts, clientId);
  const principal = clientId === undefined ? undefined : await world.store.get(principals, clientId);
  if (account === undefined || principal === undefined) {
    if (waived('client-unknown') || clientId === undefined) return anybody(world);
    deny('client-unknown', clientRefused);
  }
  if (secret !== undefined && !isAccountSecret(secret, account, world) && !waived('client-secret-wrong')) {
    deny('client-secret-wrong', clientRefused);
  }
  return principal;
}

function isAccountSecret(secret: string, account: ServiceAccount, world: World): boolean {
  const { secretHash, previousSecret } = account;
  if (isSecret(secret, secretHash)) return true;
  const isStillAccepted = previousSecret !== undefined && world.clock.now() < previousSecret.untilMs;
  return isStillAccepted && isSecret(secret, previousSecret.hash);
}

/** Exchanges a refresh token from the body, or else from the cookie, for a new session (section 5 rule 4). */
async function byRefreshToken(signIn: SignIn, world: World): Promise<Refreshed> {
  const { body, headers, waived } = signIn;
  const token = text(body.refreshToken) ?? readRefreshCookie(headers.get('cookie'), world);
  if (token === undefined) {
    if (waived('grant-incomplete')) return stranger(world);
    const hint = otherName(body, 'refreshToken');
    const message = `\`refreshToken\` is missing: send it in the body or in the cookie${hint}.`;
    deny('grant-incomplete', message, { field: 'refreshToken' });
  }
  return exchanged(token, waived, world);
}
