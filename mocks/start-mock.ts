import { demo } from '../spec/demo/demo.js';
import { controlOf } from './control/control.js';
import { controlPlaneOf } from './control/plane.js';
import { withCors } from './cors.js';
import { docsPath, withDocs } from './docs.js';
import type { Dispatch } from './engine/dispatch.js';
import { fetchOf } from './engine/fetch.js';
import { basePathOf } from './engine/routes.js';
import { listenFor } from './listeners.js';
import type { Mock } from './mock.js';
import type { ExchangeLine, Settings } from './options.js';
import { type Running, run } from './running.js';

/** A mock, and what of it only the command reaches. */
export interface Started {
  readonly mock: Mock;
  readonly running: Running;
}

/** Starts a mock. Throws a MockOptionError when a port is taken. */
export async function startMock(settings: Settings): Promise<Started> {
  const running = await run(settings);
  const { cors } = settings;
  const exchange = logged(
    withCors(
      withDocs(running.exchange, () => running.world().contract),
      cors,
    ),
    settings.onExchange,
  );
  const { token, exchange: control } = controlPlaneOf(running, settings.controlToken);
  const plane = { token, exchange: withCors(control, cors) };
  const delivery = () => running.world().profile.reading('transport.delivery');
  const listeners = await listenFor(exchange, plane.exchange, settings, delivery);
  const origin = listeners.origin ?? 'http://people-data.test';
  const baseOf = (id: Parameters<typeof basePathOf>[0]) => origin + basePathOf(id, settings.mutant);
  const { clientId, clientSecret, username, password, apiKey } = demo;
  const credentials = { clientId, clientSecret, username, password, apiKey };
  const mock: Mock = {
    fetch: fetchOf(exchange, origin),
    reset: () => running.reset(),
    close: async () => {
      running.close();
      await listeners.close();
    },
    control: controlOf(running, plane),
    controlToken: plane.token,
    urls: {
      people: baseOf('people'),
      identity: baseOf('identity'),
      ledger: baseOf('ledger'),
      billing: baseOf('billing'),
      docs: origin + docsPath,
      control: listeners.controlUrl,
    },
    org: demo.org,
    otherOrg: demo.otherOrg,
    noCreditOrg: demo.noCreditOrg,
    ...credentials,
    credentials,
    people: running.people,
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
