import { isObject, type Json, type JsonObject } from '../../target/json.js';
import type { SessionRequest } from '../../target/session-request.js';
import { type FakeService, type FindCall, type Reply, startedAt, target } from './fake-context.js';

/** What an honest service decides, so that a lie is one changed member. */
export interface Honesty {
  readonly token: (serial: number) => string;
  readonly lifetimeMs: number;
  /** Rewrites the answer to a sign-in that is accepted, or to any find. */
  readonly granted: (reply: Reply, grant: string, request: SessionRequest) => Reply;
  readonly refusedSignIn: (reply: Reply, request: SessionRequest) => Reply;
  readonly admitted: (reply: Reply, call: FindCall) => Reply;
  readonly refusedFind: (reply: Reply, call: FindCall) => Reply;
  /** Rewrites the answer to a find within an organization without credit. */
  readonly unpaid: (reply: Reply, call: FindCall) => Reply;
  readonly takesKeys: boolean;
}

const honesty: Honesty = {
  token: (serial) => `access-${serial}-abcdefghijklmnopqrstuvwxyz`,
  lifetimeMs: 15 * 60_000,
  granted: (reply) => reply,
  refusedSignIn: (reply) => reply,
  admitted: (reply) => reply,
  refusedFind: (reply) => reply,
  unpaid: (reply) => reply,
  takesKeys: true,
};

export const people: JsonObject = { matches: [{ found: true, people: [{ id: 'p-ada', score: 1 }] }] };
export const refusal: Reply = { status: 401, body: { error: 'refused' } };

/** A service that keeps every documented sentence, but for what `lie` changes. */
export function honestService(lie: Partial<Honesty> = {}): FakeService {
  const rules = { ...honesty, ...lie };
  const tokens = new Set<string>();
  const refreshTokens = new Set<string>();
  let serial = 0;

  function grant(kind: string, request: SessionRequest): Reply {
    serial += 1;
    const accessToken = rules.token(serial);
    tokens.add(accessToken);
    const expiresAt = new Date(startedAt + rules.lifetimeMs).toISOString().slice(0, -1);
    const refreshToken = `refresh-${serial}`;
    if (kind !== 'clientCredentials') refreshTokens.add(refreshToken);
    const cookies = kind === 'clientCredentials' ? [] : [`refreshToken=${refreshToken}; HttpOnly; Secure`];
    return rules.granted({ status: 200, body: { accessToken, expiresAt }, cookies }, kind, request);
  }

  return {
    session(request) {
      const kind = grantOf(membersOf(request), request.cookie, refreshTokens);
      return kind === undefined ? rules.refusedSignIn(refusal, request) : grant(kind, request);
    },
    find(call) {
      const credential = call.authorization?.replace(/^Bearer /, '') ?? '';
      const isKey = rules.takesKeys && credential === target.apiKey;
      const isGood = call.authorization?.startsWith('Bearer ') && (tokens.has(credential) || isKey);
      if (isGood && call.org === 'empty') return rules.unpaid({ status: 402 }, call);
      const isAdmitted = isGood && call.org === 'own' && call.how.credential !== 'expired';
      return isAdmitted && call.how.method !== 'GET'
        ? rules.admitted({ status: 200, body: answerTo(call.body) }, call)
        : rules.refusedFind(refusal, call);
    },
  };
}

/** The JSON body or the form of a sign-in. */
export function membersOf({ json, form }: SessionRequest): JsonObject {
  if (form !== undefined) return { form: true, ...Object.fromEntries(new URLSearchParams(form)) };
  return isObject(json) ? json : {};
}

function grantOf(
  sent: JsonObject,
  cookie: string | undefined,
  refreshTokens: Set<string>,
): string | undefined {
  const grant = sent['grantType'] ?? (sent['form'] ? 'password' : undefined);
  const isAccount = sent['clientId'] === target.clientId && sent['clientSecret'] === target.clientSecret;
  const isUser = sent['username'] === target.username && sent['password'] === target.password;
  if (grant === 'clientCredentials' && isAccount) return grant;
  if (grant === 'password' && isUser) return grant;
  const presented = String(sent['refreshToken'] ?? cookie?.replace('refreshToken=', ''));
  return grant === 'refreshToken' && refreshTokens.delete(presented) ? grant : undefined;
}

function answerTo(body: Json): Json {
  const matches = isObject(body) && Array.isArray(body['matches']) ? body['matches'] : [];
  return { matches: matches.map(() => ({ found: true, people: [{ id: 'p-ada', score: 1 }] })) };
}
