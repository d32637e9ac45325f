import { demo } from '../fixtures/demo.js';
import { createWorld } from './demo.js';
import { createEngine } from './engine/engine.js';
import type { Exchange } from './engine/exchange.js';
import { fetchOf } from './engine/fetch.js';
import { profileOf } from './engine/profile.js';
import { basePathOf } from './engine/routes.js';
import { loadSelfCheck } from './engine/self-check.js';
import { handlers, serialisers } from './handlers.js';
import { type ExchangeLine, type MockOptions, readOptions } from './options.js';
import { createPopulation } from './population/create-population.js';
import type { Person } from './population/population.js';
import { listen } from './server.js';

export { MockOptionError } from './option-error.js';
export type { ExchangeLine, MockOptions } from './options.js';
export { type Clock, type ManualClock, manualClock } from './state/clock.js';

/** What a caller identifies itself with: a service account, a user and an API key, all of the own organization. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
}

/** A People Data Service of your own, with credentials that are ready to use. */
export interface Mock extends Credentials {
  /** Answers a request in process, whatever its host: no port is needed. */
  fetch(request: Request): Promise<Response>;
  /** Back to the start: no sessions, no charges, every credential as it was. Issued tokens are no longer known. */
  reset(): Promise<void>;
  /** Stops listening. Further calls do nothing. */
  close(): Promise<void>;
  /** Base addresses, which end in the version: of the listener, or in process `http://people-data.test/people/v1`. */
  readonly urls: { readonly people: string; readonly identity: string };
  /** The organization to work in. */
  readonly org: string;
  /** Exists, but the credentials hold no role on it. */
  readonly otherOrg: string;
  /** The credentials hold a role on it, and it has no credit. */
  readonly noCreditOrg: string;
  /** All credentials as one value, such as the configuration of a client takes. */
  readonly credentials: Credentials;
  /** Everybody there is, as records of section 2.1. */
  readonly people: readonly Person[];
}

/**
 * Starts a mock of the service. It listens when a `port` is given; `fetch` works either way. Two mocks never meet.
 *
 *     const mock = await createMock({ port: 0, profile: { 'find.size-over': 'clamped' } });
 *     await fetch(`${mock.urls.people}/${mock.org}/find`, { … });
 *     await mock.close();
 *
 * Throws a MockOptionError when an option cannot be used or the port is taken.
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const settings = await readOptions(options);
  const profile = profileOf(settings.readings);
  const selfCheck = settings.selfCheck ? await loadSelfCheck(profile) : undefined;
  const population = await createPopulation({ seed: settings.seed, size: settings.people });
  const start = async () =>
    createEngine(await createWorld(settings, population), { handlers, serialisers, selfCheck });

  const { clientId, clientSecret, username, password, apiKey } = demo;
  const credentials = { clientId, clientSecret, username, password, apiKey };
  let current = await start();
  const exchange = logged((inbound) => current(inbound), settings.onExchange);
  const { host, port } = settings;
  const listener =
    port === undefined
      ? undefined
      : await listen(exchange, { host, port, delivery: profile.reading('transport.delivery') });
  const origin = listener?.origin ?? 'http://people-data.test';
  return {
    fetch: fetchOf(exchange),
    reset: async () => {
      current = await start();
    },
    close: async () => listener?.close(),
    urls: {
      people: origin + basePathOf('people', settings.mutant),
      identity: origin + basePathOf('identity', settings.mutant),
    },
    org: demo.org,
    otherOrg: demo.otherOrg,
    noCreditOrg: demo.noCreditOrg,
    ...credentials,
    credentials,
    people: population.people,
  };
}

function logged(exchange: Exchange, log: ((line: ExchangeLine) => void) | undefined): Exchange {
  if (log === undefined) return exchange;
  return async (inbound) => {
    const start = performance.now();
    const answer = await exchange(inbound);
    const [path = ''] = inbound.target.split('?', 1);
    log({ method: inbound.method, path, status: answer.status, durationMs: performance.now() - start });
    return answer;
  };
}
