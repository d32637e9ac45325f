import { controlOf } from './control/control.js';
import { controlPlaneOf } from './control/plane.js';
import { withCors } from './cors.js';
import { withDescriptions } from './descriptions.js';
import { docsPath, withDocs } from './docs.js';
import type { Dispatch } from './engine/dispatch.js';
import { fetchOf } from './engine/fetch.js';
import { basePathOf } from './engine/routes.js';
import { type Hosting, host } from './hosting.js';
import { intercept } from './intercept/intercept.js';
import { Interceptions } from './intercept/interceptions.js';
import { serversOf } from './intercept/servers-of.js';
import type { Keeper } from './keeping/keeper.js';
import type { StateFile } from './keeping/state-file.js';
import { listenFor, longestQueryOf } from './listeners.js';
import type { Mock, MockWorld } from './mock.js';
import type { ExchangeLine } from './mock-options.js';
import { MockOptionError } from './options/option-error.js';
import type { Settings } from './options.js';
import { pageAddress, withPage } from './page/with-page.js';
import type { Running } from './running.js';
import { serverOf } from './server.js';
import { credentialsOf, firstWorld } from './worlds/names.js';

/** A mock, and the parts of it that only the command uses. */
export interface Started {
  readonly mock: Mock;
  /** The first world. */
  readonly running: Running;
  readonly worlds: Hosting;
}

/** Starts a mock. Throws a MockOptionError if a port is taken or the state file cannot be used. */
export async function startMock(settings: Settings): Promise<Started> {
  const file = settings.state && (await openState(settings.state.file));
  try {
    return await startWith(settings, file);
  } catch (error) {
    file?.release();
    throw error;
  }
}

/** Loads the module that keeps state only for a mock that needs it. */
async function openState(named: string): Promise<StateFile> {
  const { openStateFile } = await import('./keeping/state-file.js');
  return openStateFile(named);
}

async function keepIn(worlds: Hosting, file: StateFile): Promise<Keeper> {
  const { keep } = await import('./keeping/keep.js');
  try {
    return await keep(worlds.all, file);
  } catch (error) {
    worlds.close();
    throw new MockOptionError(`option state: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function startWith(settings: Settings, file: StateFile | undefined): Promise<Started> {
  const worlds = await host(settings, file?.worlds);
  const running = worlds.first;
  const { cors } = settings;
  const served = (exchange: Dispatch, { world }: Running) =>
    logged(
      withCors(
        withDocs(withDescriptions(exchange, world), () => world().contract),
        cors,
      ),
      settings.onExchange,
    );
  const { token, exchange: control } = controlPlaneOf(worlds, settings.controlToken);
  const page = withPage(withDocs(control, () => running.world().contract));
  const plane = { token, exchange: withCors(page, cors) };
  const keeper = file && (await keepIn(worlds, file));
  const listening = listenFor(served(worlds.exchange, running), plane.exchange, settings);
  const listeners = await listening.catch(async (error: unknown) => {
    worlds.close();
    await keeper?.stop();
    throw error;
  });
  // Generates people now, so that no call over HTTP waits for it.
  if (listeners.origin !== undefined) running.world().population.person('');
  const origin = listeners.origin ?? 'http://people-data.test';
  const baseOf = (id: Parameters<typeof basePathOf>[0]) => origin + basePathOf(id, settings.mutant);
  const interceptions = new Interceptions();
  const usualOrigins = () => [origin, ...serversOf(running.world().contract.documents())];
  const described = (id: string, world: Running): Omit<MockWorld, 'people'> => {
    const { org, otherOrg, noCreditOrg } = world.names;
    const credentials = credentialsOf(world.names);
    const { clientId, clientSecret, username, password, apiKey } = credentials;
    const control = controlOf(id, world, worlds, plane);
    const exchange = served(id === firstWorld ? worlds.exchange : world.exchange, world);
    return {
      id,
      fetch: fetchOf(exchange, origin),
      intercept: (options) => {
        const serve = () => serverOf(exchange, { longestQuery: longestQueryOf(settings.contract) });
        return interceptions.begin(id, intercept(serve, usualOrigins, options));
      },
      reset: world.reset,
      control,
      journal: control.journal,
      org,
      otherOrg,
      noCreditOrg,
      clientId,
      clientSecret,
      username,
      password,
      apiKey,
      credentials,
      save: world.save,
      restore: world.restore,
    };
  };
  // A getter, so that people are generated on first use.
  const shown = (id: string, world: Running): MockWorld => ({
    ...described(id, world),
    get people() {
      return world.people;
    },
  });
  const made = async (plan: Parameters<typeof worlds.create>[0]) => {
    const { id, world } = await worlds.create(plan);
    return shown(id, world);
  };
  const mock: Mock = {
    ...described(firstWorld, running),
    get people() {
      return running.people;
    },
    worlds: {
      create: ({ id, ...options } = {}) => made({ id, options, saved: undefined }),
      restore: (saved, id) => made({ id, options: {}, saved }),
      list: () => [...worlds.all()].map(([id, world]) => shown(id, world)),
      get: (id) => shown(id, worlds.at(id)),
      remove: (id) => {
        worlds.remove(id);
        interceptions.endOf(id);
      },
    },
    close: async () => {
      interceptions.endAll();
      worlds.close();
      await listeners.close();
      await keeper?.stop();
    },
    controlToken: plane.token,
    urls: {
      people: baseOf('people'),
      identity: baseOf('identity'),
      ledger: baseOf('ledger'),
      billing: baseOf('billing'),
      docs: origin + docsPath,
      control: listeners.controlUrl,
      page: listeners.controlUrl && pageAddress(listeners.controlUrl, plane.token),
    },
    get drafts() {
      const { contract, hooks } = running.world();
      return contract.drafts.map(
        ({ method, path, interface: id }) => `${method} ${basePathOf(id, hooks)}${path}`,
      );
    },
  };
  return { mock, running, worlds };
}

function logged(exchange: Dispatch, log: ((line: ExchangeLine) => void) | undefined): Dispatch {
  if (log === undefined) return exchange;
  return async (inbound) => {
    const start = performance.now();
    const answer = await exchange(inbound);
    const [path = ''] = inbound.target.split('?', 1);
    log({ method: inbound.method, path, status: answer.status, durationMs: performance.now() - start });
    return answer;
  };
}
