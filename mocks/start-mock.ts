import { controlOf } from './control/control.js';
import { controlPlaneOf } from './control/plane.js';
import { withCors } from './cors.js';
import { withDescriptions } from './descriptions.js';
import { docsPath, withDocs } from './docs.js';
import type { Dispatch } from './engine/dispatch.js';
import { fetchOf } from './engine/fetch.js';
import { basePathOf } from './engine/routes.js';
import { host } from './hosting.js';
import { listenFor } from './listeners.js';
import type { Mock, MockWorld } from './mock.js';
import type { ExchangeLine, Settings } from './options.js';
import type { Running } from './running.js';
import { firstWorld } from './worlds/names.js';

/** A mock, and what of it only the command reaches. */
export interface Started {
  readonly mock: Mock;
  readonly running: Running;
}

/** Starts a mock. Throws a MockOptionError when a port is taken. */
export async function startMock(settings: Settings): Promise<Started> {
  const worlds = await host(settings);
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
  const plane = { token, exchange: withCors(control, cors) };
  const delivery = () => running.world().profile.reading('transport.delivery');
  const listeners = await listenFor(served(worlds.exchange, running), plane.exchange, settings, delivery);
  const origin = listeners.origin ?? 'http://people-data.test';
  const baseOf = (id: Parameters<typeof basePathOf>[0]) => origin + basePathOf(id, settings.mutant);
  const shown = (id: string, world: Running): MockWorld => {
    const { org, otherOrg, noCreditOrg, clientId, clientSecret, username, password, apiKey } = world.names;
    const credentials = { clientId, clientSecret, username, password, apiKey };
    const control = controlOf(id, world, worlds, plane);
    return {
      id,
      fetch: fetchOf(served(id === firstWorld ? worlds.exchange : world.exchange, world), origin),
      reset: world.reset,
      control,
      journal: control.journal,
      org,
      otherOrg,
      noCreditOrg,
      ...credentials,
      credentials,
      people: world.people,
      save: world.save,
      restore: world.restore,
    };
  };
  const made = async (plan: Parameters<typeof worlds.create>[0]) => {
    const { id, world } = await worlds.create(plan);
    return shown(id, world);
  };
  const mock: Mock = {
    ...shown(firstWorld, running),
    worlds: {
      create: ({ id, ...options } = {}) => made({ id, options, saved: undefined }),
      restore: (saved, id) => made({ id, options: {}, saved }),
      list: () => [...worlds.all()].map(([id, world]) => shown(id, world)),
      get: (id) => shown(id, worlds.at(id)),
      remove: worlds.remove,
    },
    close: async () => {
      worlds.close();
      await listeners.close();
    },
    controlToken: plane.token,
    urls: {
      people: baseOf('people'),
      identity: baseOf('identity'),
      ledger: baseOf('ledger'),
      billing: baseOf('billing'),
      docs: origin + docsPath,
      control: listeners.controlUrl,
    },
    get drafts() {
      const { contract, hooks } = running.world();
      return contract.drafts.map(
        ({ method, path, interface: id }) => `${method} ${basePathOf(id, hooks)}${path}`,
      );
    },
  };
  return { mock, running };
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
