import { expect, test } from 'vitest';
import { failuresOf } from '../../../fixtures/reports.js';
import type { Mock } from '../../../mocks/host/mock.js';
import { besideMock, transportTo } from '../../../mocks/mutants/matrix/in-process.js';
import type { Role } from '../../../spec/contract/resources.js';
import { checkConformance } from '../../conform.js';
import { type Json, parseJson, textIn } from '../../target/json.js';
import type { Target } from '../../target/target.js';

/** Selects what a run is given of everything that the mock hands out. */
type Given = (target: Target, mock: Mock) => Target | Promise<Target>;

const withoutControl = (target: Target): Target => ({
  ...target,
  controlUrl: undefined,
  controlToken: undefined,
});
const noAccount = { clientId: undefined, clientSecret: undefined };
const noUser = { username: undefined, password: undefined };

async function post(mock: Mock, path: string, body: object, authorization = ''): Promise<Json | undefined> {
  const answer = await transportTo(mock)({
    method: 'POST',
    url: `${mock.urls.identity}${path}`,
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  return parseJson(answer.text);
}

async function tokenOf(mock: Mock): Promise<string> {
  const { clientId, clientSecret } = mock;
  const session = await post(mock, '/session', { grantType: 'clientCredentials', clientId, clientSecret });
  return textIn(session, 'accessToken') ?? 'none';
}

/** Only a service account with one role. */
const asAccount =
  (role: Role): Given =>
  async (target, mock) => {
    const body = { name: 'of the caller', roles: [role] };
    const token = `Bearer ${await tokenOf(mock)}`;
    const made = await post(mock, `/orgs/${mock.org}/serviceAccounts`, body, token);
    const [clientId, clientSecret] = [textIn(made, 'clientId'), textIn(made, 'clientSecret')];
    return { ...target, ...noUser, clientId, clientSecret };
  };

/** Adds a second user, and leaves out the control plane, which could create others. */
const withSecond =
  (roles: readonly Role[]): Given =>
  async (target, mock) => {
    const second = { email: 'second@example.com', name: 'Second', password: 'Second-Password-1' };
    await mock.control.addUser({ ...second, roles: { [mock.org]: [...roles] } });
    return { ...withoutControl(target), secondUsername: second.email, secondPassword: second.password };
  };

const given: [who: string, Given][] = [
  ['somebody without a control plane', withoutControl],
  ['somebody with a second user', withSecond([])],
  ['somebody whose second user has a role already', withSecond(['viewer'])],
  ['a viewer', asAccount('viewer')],
  ['a viewer without a control plane', async (...all) => withoutControl(await asAccount('viewer')(...all))],
  ['an editor', asAccount('editor')],
  ['an admin', asAccount('admin')],
  ['a user alone', (target) => ({ ...target, ...noAccount, apiKey: undefined })],
  [
    'whoever has a token and nothing else',
    async (target, mock) => ({ ...target, ...noAccount, ...noUser, token: await tokenOf(mock) }),
  ],
  ['an API key alone', (target) => ({ ...target, ...noAccount, ...noUser })],
  ['somebody without ledgers', (target) => ({ ...target, ledgerUrl: undefined, billingUrl: undefined })],
];

/** Returns everything on the mock that persists until it is deleted. */
async function lastingOn(mock: Mock): Promise<string[]> {
  const lines = (await mock.control.state()).split('\n');
  const lasting = /^(api-keys|service-accounts|users|ledgers|contacts|organizations|webhooks)/;
  return lines.filter((line) => lasting.test(line) && !/^\S*(uses|sessions)/.test(line));
}

test.each(given)('a run of %s fails nothing and leaves nothing', { timeout: 60_000 }, (_, given) =>
  besideMock({}, async ({ mock, edges }) => {
    const target = await given(edges.target, mock);
    const before = await lastingOn(mock);

    const report = await checkConformance({ ...edges, target, seed: 3, safety: 'full', thorough: false });

    expect(failuresOf(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
    expect(report.left).toBeUndefined();
    expect(await lastingOn(mock)).toEqual(before);
  }),
);
