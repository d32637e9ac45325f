import { controlOf } from '../control/control.js';
import { controlPath, controlPlaneOf } from '../control/exchange.js';
import type { Kept } from '../database/open.js';
import type { Contract, Dispatch } from '../engine/contract.js';
import { fetchOf } from '../engine/fetch.js';
import { basePathOf } from '../engine/locate.js';
import { Interceptions, intercept, serversOf } from '../intercept/intercept.js';
import { MockOptionError } from '../options/option-values.js';
import { credentialsOf, firstWorld, orgsOf, ownCredentialsOf } from '../worlds/names.js';
import { withCors } from './cors.js';
import { type Hosting, host } from './hosted-worlds.js';
import type { ExchangeLine, Mock, MockWorld } from './mock.js';
import type { Settings } from './options.js';
import { docsPath, pageAddress, withDescriptions, withDocs, withPage } from './reference.js';
import type { Running } from './running-world.js';
import { type Listener, listen, serverOf } from './server.js';

export interface Started {
  readonly mock: Mock;
  readonly running: Running;
  readonly worlds: Hosting;
}

/** Starts a mock, and tells how much of its people is filed. Throws a MockOptionError if a port is taken or the state cannot be used. */
export async function startMock(settings: Settings, told?: (share: number) => void): Promise<Started> {
  const kept = await begin(settings);
  try {
    return await startWith(settings, kept, told);
  } catch (error) {
    kept.worlds.close();
    await kept.stop();
    throw error;
  }
}

/** Begins the worlds. The modules that keep a state are loaded only for a mock that has one. */
async function begin(settings: Settings): Promise<Kept<Hosting>> {
  const { state } = settings;
  if (state === undefined) {
    return { worlds: await host(settings), replica: undefined, stop: async () => undefined };
  }
  const { beginWith } = await import('../database/open.js');
  return beginWith(state.file, (kept, replica) => host(settings, kept, replica));
}

async function startWith(
  settings: Settings,
  { worlds, replica, stop }: Kept<Hosting>,
  told?: (share: number) => void,
): Promise<Started> {
  const running = worlds.first;
  const { cors, controlHost } = settings;
  const served = (exchange: Dispatch, { world }: Running) => {
    const shared = replica ? replica.served(exchange) : exchange;
    const documented = withDocs(withDescriptions(shared, world, replica), () => world().contract);
    return logged(withCors(documented, cors), settings.onExchange);
  };
  const { token, exchange: ownControl } = controlPlaneOf(worlds, controlHost, settings.controlToken);
  const control = replica ? replica.controlled(ownControl) : ownControl;
  const page = withPage(
    withDocs(control, () => running.world().contract),
    controlHost,
  );
  const plane = { token, exchange: withCors(page, cors) };
  const listeners = await listenFor(served(worlds.exchange, running), plane.exchange, settings);
  if (listeners.origin !== undefined) {
    if (settings.people > mostFiledLater) await running.world().population.indexed(told);
    else setImmediate(() => void running.world().population.indexed());
  }
  const origin = listeners.origin ?? 'http://people-data.test';
  const baseOf = (id: Parameters<typeof basePathOf>[0]) => origin + basePathOf(id, settings.mutant);
  const interceptions = new Interceptions();
  const usualOrigins = () => [origin, ...serversOf(running.world().contract.documents())];
  const described = (id: string, world: Running): Omit<MockWorld, 'people'> => {
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
      ...orgsOf(world.names),
      ...ownCredentialsOf(world.names),
      credentials: credentialsOf(world.names),
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
        interceptions.end(id);
      },
    },
    close: async () => {
      interceptions.end();
      worlds.close();
      await listeners.close();
      await stop();
    },
    controlToken: plane.token,
    certificate: settings.certificate?.cert,
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

interface Listeners {
  readonly origin: string | undefined;
  readonly controlUrl: string | undefined;
  close(): Promise<void>;
}

/** So few people are filed as soon as the mock is ready: a call that comes before the end of it waits for the rest. */
const mostFiledLater = 5000;

const usualControlPort = 4011;

async function listenFor(
  exchange: Dispatch,
  controlExchange: Dispatch,
  settings: Pick<Settings, 'host' | 'port' | 'certificate' | 'controlHost' | 'controlPort' | 'contract'>,
): Promise<Listeners> {
  const { host, port, certificate: tls, contract } = settings;
  const longestQuery = longestQueryOf(contract);
  const service = port === undefined ? undefined : await listen(exchange, { host, port, tls, longestQuery });
  const control = await listenForControl(controlExchange, settings).catch(async (error: unknown) => {
    await service?.close();
    throw error;
  });
  return {
    origin: service?.origin,
    controlUrl: control && control.origin + controlPath,
    close: async () => {
      await Promise.all([service?.close(), control?.close()]);
    },
  };
}

const longestQueryOf = ({ operations }: Contract): number =>
  Math.max(0, ...operations.map(({ query }) => query?.longest ?? 0));

async function listenForControl(
  exchange: Dispatch,
  { controlHost: host, controlPort: asked }: Pick<Settings, 'controlHost' | 'controlPort'>,
): Promise<Listener | undefined> {
  if (asked === undefined) return undefined;
  const on = (port: number) => listen(exchange, { host, port, flag: '--control-port' });
  if (asked !== 'usual') return on(asked);
  // Starting a second mock on the same machine is not a mistake.
  return on(usualControlPort).catch((error: unknown) => {
    if (error instanceof MockOptionError) return on(0);
    throw error;
  });
}
