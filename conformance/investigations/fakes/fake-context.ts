import type { CheckContext, FindOptions } from '../../checks/check-context.js';
import type { Exchange, OrgKind } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { grantOf } from '../../target/session.js';
import type { SessionRequest } from '../../target/session-request.js';
import type { Target } from '../../target/target.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { noCalls } from './no-calls.js';

/** What a fake answers. */
export interface Reply {
  readonly status: number;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

/** A find as it arrives: the credential is in `authorization`, whichever way it came there. */
export interface FindCall {
  readonly body: Json;
  readonly authorization: string | null;
  readonly org: OrgKind;
  readonly how: FindOptions;
}

/** What stands behind a fake context. */
export interface FakeService {
  find(call: FindCall): Reply;
  session(request: SessionRequest): Reply;
}

/** A context without a network, with a clock that only waiting moves. */
export interface FakeContext extends CheckContext {
  readonly finds: FindCall[];
  readonly sessions: SessionRequest[];
}

export const target: Target = {
  peopleUrl: 'https://people.test/v1',
  identityUrl: 'https://identity.test/v1',
  org: 'org-1234567890abcdef',
  otherOrg: 'org-of-others',
  emptyOrg: 'org-without-credit',
  clientId: 'client-1234567890',
  clientSecret: 'secret-1234567890',
  username: 'user+one@callers.example',
  password: 'pass word+1%&=',
  token: undefined,
  apiKey: 'key-1234567890',
};

const lookupOf = (term: string): Lookup => ({
  fields: [{ field_name: 'linkedin', search_term: term }],
});

export const pool: Pool = {
  known: ['ada', 'li', 'noor'].map((term) => ({ lookup: lookupOf(term), ids: [`p-${term}`] })),
  distinct: [],
  broad: [{ lookup: { fields: [{ field_name: 'title', search_term: 'Nurse' }] }, ids: [...'abcde'] }],
  nonLatin: [{ fields: [{ field_name: 'name', search_term: '李娜' }] }],
  nonsense: [lookupOf('nobody-at-all')],
  people: new Map([['p-ada', { id: 'p-ada', name: 'Ada Moreau', position: { title: 'Engineer' } }]]),
};

export const startedAt = Date.parse('2026-01-14T05:00:00Z');

/** @param changes members of the target that are others, or missing */
export function fakeContext(service: FakeService, changes: Partial<Target> = {}): FakeContext {
  const finds: FindCall[] = [];
  const sessions: SessionRequest[] = [];
  const offered = { ...target, ...changes };
  let time = startedAt;
  let token: string | undefined;

  async function currentToken(): Promise<string> {
    if (token === undefined) {
      const { clientId = '', clientSecret = '' } = offered;
      const { body } = service.session({ json: { grantType: 'clientCredentials', clientId, clientSecret } });
      token = (isObject(body) && grantOf(body)?.accessToken) || '';
    }
    return token;
  }

  async function authorizationOf(how: FindOptions): Promise<string | null> {
    if (how.authorization !== undefined) return how.authorization;
    if (how.credential === 'api-key') return `Bearer ${offered.apiKey}`;
    return how.credential === undefined || how.credential === 'token'
      ? `Bearer ${await currentToken()}`
      : null;
  }

  const exchange = (
    operation: Exchange['operation'],
    how: FindOptions,
    sent: Json,
    reply: Reply,
  ): Exchange => ({
    id: finds.length + sessions.length,
    operation,
    investigation: 'test',
    credential: how.credential ?? (operation === 'find' ? 'token' : 'none'),
    org: how.org ?? 'own',
    request: {
      method: how.method ?? 'POST',
      url: `${offered.peopleUrl}${how.path ?? ''}`,
      headers: { 'content-type': how.contentType ?? 'application/json' },
      text: how.text ?? JSON.stringify(sent),
      json: how.text === undefined ? sent : undefined,
    },
    response: {
      status: reply.status,
      headers: { date: new Date(time).toUTCString(), ...reply.headers },
      cookies: reply.cookies ?? [],
      text: JSON.stringify(reply.body) ?? '',
      json: reply.body,
    },
    sentAt: time,
    receivedAt: time,
  });

  return {
    ...noCalls,
    target: offered,
    pool,
    finds,
    sessions,
    async find(body, how = {}) {
      const call = { body, authorization: await authorizationOf(how), org: how.org ?? 'own', how };
      finds.push(call);
      return exchange('find', how, body, service.find(call));
    },
    async session(request) {
      sessions.push(request);
      return exchange('createSession', {}, request.json ?? null, service.session(request));
    },
    token: currentToken,
    async wait(ms) {
      time += ms;
    },
    now: () => time,
    remaining: () => 1000,
  };
}
