import { demo } from '../../fixtures/demo/demo.js';
import { createWorld } from '../demo.js';
import { handlers } from '../handlers.js';
import type { Mutant } from '../mutants/mutant.js';
import { type MockOptions, readOptions } from '../options.js';
import type { World } from '../world.js';
import { createEngine } from './engine.js';
import { fetchOf } from './fetch.js';
import type { Call, Handler } from './handler.js';
import { loadSelfCheck } from './self-check.js';

/** For tests of the engine: everything is real but find, which answers as it is told, and has nobody to find. */
export interface FakeService {
  readonly world: World;
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** A find with the API key, over which `init` decides. */
  readonly find: (init?: RequestInit, org?: string) => Promise<Response>;
  /** A JSON sign-in. */
  readonly signIn: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The access token of a sign-in with client credentials. */
  readonly token: () => Promise<string>;
  /** What find was called with. */
  readonly calls: readonly Call<'find'>[];
}

export interface FakeOptions extends Omit<MockOptions, 'mutant'> {
  readonly find?: Handler<'find'>;
  readonly mutant?: Partial<Mutant>;
}

export async function fakeService({ find, mutant, ...options }: FakeOptions = {}): Promise<FakeService> {
  const calls: Call<'find'>[] = [];
  const settings = await readOptions(options);
  const mutation: Mutant | undefined = mutant && {
    breaks: 'find.one-per-input',
    mutation: 'In a test.',
    ...mutant,
  };
  const nobody = {
    people: [],
    inOrderOfIds: [],
    person: () => undefined,
    candidates: () => [],
    similarity: () => 0,
  };
  const world = await createWorld({ ...settings, mutant: mutation }, nobody);
  const exchange = createEngine(world, {
    handlers: {
      ...handlers,
      find: async (call, given) => {
        calls.push(call);
        return find ? find(call, given) : { status: 200, body: { matches: [] } };
      },
    },
    serialisers: {},
    selfCheck: await loadSelfCheck(world.contract, world.profile),
  });
  const fetch = fetchOf(exchange, 'http://mock.test');
  const send = (path: string, init?: RequestInit) => fetch(path, { redirect: 'manual', ...init });
  const json = { 'Content-Type': 'application/json' };
  const signIn: FakeService['signIn'] = (body, headers = {}) =>
    send('/identity/v1/session', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  return {
    world,
    calls,
    send,
    signIn,
    find: ({ body = '{"matches":[]}', ...init } = {}, org = demo.org) =>
      send(`/people/v1/${org}/find`, {
        method: 'POST',
        headers: { ...json, Authorization: `Bearer ${demo.apiKey}` },
        // As bytes: a text would be given a Content-Type of its own.
        body: new TextEncoder().encode(String(body)),
        ...init,
      }),
    token: async () => {
      const { clientId, clientSecret } = demo;
      const answer = await signIn({ grantType: 'clientCredentials', clientId, clientSecret });
      return tokenIn(await answer.json());
    },
  };
}

/** The access token in the body of a sign-in. */
export function tokenIn(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'accessToken' in body) return String(body.accessToken);
  throw new Error(`no accessToken in ${JSON.stringify(body)}`);
}
