import { type ConformanceOptions, checkConformance, type Report } from '../../../conformance/conform.js';
import type { Target } from '../../../conformance/target/target.js';
import type { Transport } from '../../../conformance/target/transport.js';
import { createMock, type Mock, type MockOptions } from '../../mock.js';
import { manualClock } from '../../state/clock.js';

/** Stands for the control plane of a mock that has no port. */
const inProcessControl = 'http://127.0.0.1:1/control/v1';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The mock as a target of the kit, with everything it hands out. */
export function targetOf(mock: Mock): Target {
  return {
    peopleUrl: mock.urls.people,
    identityUrl: mock.urls.identity,
    ledgerUrl: mock.urls.ledger,
    billingUrl: mock.urls.billing,
    org: mock.org,
    otherOrg: mock.otherOrg,
    emptyOrg: mock.noCreditOrg,
    clientId: mock.clientId,
    clientSecret: mock.clientSecret,
    username: mock.username,
    password: mock.password,
    token: undefined,
    apiKey: mock.apiKey,
    controlUrl: mock.urls.control ?? inProcessControl,
    controlToken: mock.controlToken,
  };
}

/** Sends to a mock of the same process, without a socket in between. */
export function transportTo(mock: Mock): Transport {
  return async ({ method, url, headers, body }) => {
    const { fetch } = url.startsWith(`${inProcessControl}/`) ? mock.control : mock;
    const init: RequestInit = { method, headers, redirect: 'manual' };
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      // As a connection brings it: `text()` leaves out a byte order mark.
      text: utf8.decode(await response.arrayBuffer()),
    };
  };
}

/** Where only https is served, what a proxy in front of the mock says. */
export function behindProxy({ profile }: Pick<MockOptions, 'profile'>): Pick<Target, 'headers'> {
  return profile?.['transport.tls'] === 'tls-only' ? { headers: { 'X-Forwarded-Proto': 'https' } } : {};
}

/** A whole run of the kit against a mock that is made for it, without sockets, on a clock that waiting moves. */
export async function runInProcess(
  mocked: Omit<MockOptions, 'clock'>,
  options: Omit<ConformanceOptions, 'target'>,
): Promise<Report> {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ ...mocked, clock });
  try {
    return await checkConformance({
      target: { ...targetOf(mock), ...behindProxy(mocked) },
      transport: transportTo(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      ...options,
    });
  } finally {
    await mock.close();
  }
}
