import { type ConformanceOptions, checkConformance } from '../../../conformance/conform.js';
import type { Report } from '../../../conformance/report/report.js';
import type { Target } from '../../../conformance/target/target.js';
import type { Transport } from '../../../conformance/target/transport.js';
import { createMock, type Mock, type MockOptions } from '../../host/mock.js';
import { type ManualClock, manualClock } from '../../state/clock.js';

/** A placeholder for the URL of the control plane of a mock that has no port. */
const inProcessControl = 'http://127.0.0.1:1/control/v1';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the mock as a target of the kit, with all the credentials and ids that it provides. */
export function targetOf(mock: Mock): Target {
  const { urls, noCreditOrg: emptyOrg, org, otherOrg, clientId, clientSecret, username, password } = mock;
  const { people: peopleUrl, identity: identityUrl, ledger: ledgerUrl, billing: billingUrl } = urls;
  return {
    ...{ peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg },
    ...{ clientId, clientSecret, username, password, token: undefined, apiKey: mock.apiKey },
    controlUrl: urls.control ?? inProcessControl,
    controlToken: mock.controlToken,
  };
}

/** Returns a transport to a mock in the same process, without a socket in between. */
export function transportTo(mock: Mock): Transport {
  return async ({ method, url, headers, body }) => {
    const { fetch } = url.startsWith(`${inProcessControl}/`) ? mock.control : mock;
    const init: RequestInit = { method, headers, redirect: 'manual' };
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      // As received from a connection: `text()` would drop a byte order mark.
      text: utf8.decode(await response.arrayBuffer()),
    };
  };
}

/** A mock in the same process, and what a run needs to reach it, on a clock that only waiting advances. */
export interface Beside {
  readonly mock: Mock;
  readonly clock: ManualClock;
  readonly edges: {
    readonly target: Target;
    readonly transport: Transport;
    readonly now: () => number;
    readonly wait: (ms: number) => Promise<void>;
  };
}

/** Creates a mock for the time of a run. */
export async function besideMock<T>(
  mocked: Omit<MockOptions, 'clock'>,
  use: (beside: Beside) => Promise<T>,
  at = '2026-11-20T12:00:00Z',
): Promise<T> {
  const clock = manualClock(Date.parse(at));
  const mock = await createMock({ ...mocked, clock });
  const isTlsOnly = mocked.profile?.['transport.tls'] === 'tls-only';
  // A proxy in front of the mock would add this header.
  const headers = isTlsOnly ? { headers: { 'X-Forwarded-Proto': 'https' } } : {};
  const target: Target = { ...targetOf(mock), ...headers };
  const wait = async (ms: number) => clock.advance(ms);
  try {
    return await use({ mock, clock, edges: { target, transport: transportTo(mock), now: clock.now, wait } });
  } finally {
    await mock.close();
  }
}

/** Performs a whole run of the kit against a new mock. */
export function runInProcess(
  mocked: Omit<MockOptions, 'clock'>,
  options: Omit<ConformanceOptions, 'target'>,
): Promise<Report> {
  return besideMock(mocked, ({ edges }) => checkConformance({ ...edges, ...options }));
}
