import { expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';

const ledgers = `/ledger/v1/${demo.org}/ledgers`;

async function refused(path: string, init: RequestInit) {
  const service = await fakeService();
  const answer = await service.send(path, {
    ...init,
    headers: { Authorization: `Bearer ${await service.token()}`, 'Content-Type': 'application/json' },
  });
  return [answer.status, (Object(await answer.json()) as { message?: string }).message];
}

test.each([
  ['{}', '`name` is missing.'],
  ['{"name":7}', '`name` is 7; it must be a text.'],
  ['null', 'The value is null; it must be an object.'],
  ['[]', 'The value is a list; it must be an object.'],
])('a body %s is refused with 400, with a message that says what is wrong', async (body, message) => {
  expect(await refused(ledgers, { method: 'POST', body })).toEqual([400, message]);
});

test('a query parameter that is not as documented is refused with 400, with its name and value', async () => {
  const service = await fakeService();
  const token = await service.token();
  const made = await service.send(ledgers, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"name":"x"}',
  });
  const { id } = Object(await made.json());
  const answer = await service.send(`${ledgers}/${id}/imports?limit=many`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid_request', message: '`limit` is "many"; it must be a whole number.' },
  ]);
});

test('a body that is nested thousands of levels deep is refused, and the mock keeps running', async () => {
  const depth = 50_000;
  const body = `{"filters":${'[{"filters":'.repeat(depth)}[]${'}]'.repeat(depth)}}`;
  const [status, message] = await refused(`/people/v1/${demo.org}/search`, { method: 'POST', body });
  expect([status, message]).toEqual([400, expect.stringContaining('nested more than 100 levels')]);
});
