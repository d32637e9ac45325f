import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.js';
import { createMock } from '../../host/mock.js';
import { knownMutant } from '../catalogue.js';
import { computedMutants, operators } from './equivalents.js';

const all = [...computedMutants()];

test('operators derive more than 1,500 mutants, and some of every operation', () => {
  const mutated = new Set(all.map(([, { operation }]) => operation));

  expect(all.length).toBeGreaterThan(1500);
  expect(Object.keys(operations).filter((id) => ![...mutated].some((each) => each === id))).toEqual([]);
});

test.each(Object.keys(operators))(
  'the operator %s derives mutants, under ids that no other operator uses',
  (operator) => {
    const made = all.filter(([id]) => id.startsWith(`${operator}/`));

    expect(made.length).toBeGreaterThan(0);
    expect(made.every(([, mutant]) => mutant.operator === operator)).toBe(true);
  },
);

const key = { name: 'Nightly', description: 'Of CRM records' };

interface Answered {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly apiKeys: readonly Answered[];
}

/** Returns what a mock with a mutant shows of API keys after two were created and the second was updated. */
async function keysUnder(mutant: string) {
  const mock = await createMock({ mutant });
  const url = `${mock.urls.identity}/orgs/${mock.org}/apiKeys`;
  const session = await mock.fetch(`${mock.urls.identity}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', username: mock.username, password: mock.password }),
  });
  const { accessToken: token }: { accessToken: string } = JSON.parse(await session.text());
  const call = async (method: string, path = '', body?: object): Promise<Answered> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return JSON.parse(await (await mock.fetch(url + path, init)).text());
  };
  const before = (await call('GET')).apiKeys.length;
  const first = await call('POST', '', key);
  const second = await call('POST', '', { ...key, name: 'Weekly' });
  const updated = await call('PATCH', `/${second.id}`, { name: 'Monthly' });
  const { apiKeys } = await call('GET');
  await mock.close();
  const named = (id: string) => apiKeys.find((each) => each.id === id);
  return { updated, made: apiKeys.length - before, first: named(first.id), second: named(second.id) };
}

test.each<[string, object]>([
  ['no-effect/updateApiKey', { updated: { name: 'Monthly' }, made: 2, second: { name: 'Weekly' } }],
  ['unnamed-cleared/updateApiKey', { second: expect.not.objectContaining({ description: key.description }) }],
  ['all-too/updateApiKey', { first: { name: 'Monthly' }, second: { name: 'Monthly' } }],
  ['done-once/createApiKey', { made: 1 }],
  ['unseen/listApiKeys/createApiKey', { made: 0, updated: { name: 'Monthly' } }],
  ['unseen/listApiKeys/updateApiKey', { made: 2, second: { name: 'Weekly' } }],
  ['member-ignored/createApiKey/description', { first: { name: 'Nightly' }, made: 2 }],
  ['text-lowered/updateApiKey/name', { second: { name: 'monthly' } }],
  ['list-empty/listApiKeys', { made: 0, first: undefined, second: undefined }],
])('%s', async (id, expected) => {
  expect(knownMutant(id)).toBeDefined();
  expect(await keysUnder(id)).toMatchObject(expected);
});
