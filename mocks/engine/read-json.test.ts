import { beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../../fixtures/calls.js';
import { controlOperations } from '../../generated/control-operations.js';
import { operations } from '../../generated/operations.js';

const levels = 5000;
const deep = '['.repeat(levels) + ']'.repeat(levels);
const bodies = [
  deep,
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  `{"matches":[{"fields":${deep}}],"refreshToken":${deep},"grantType":${deep},"name":${deep}}`,
];
const readers = [...Object.values(operations), ...Object.values(controlOperations)].filter(
  ({ requests }) => Object.keys(requests).length > 0,
);

let service: Service;
let token: string;
beforeAll(async () => {
  service = await startService({ people: 20 });
  const { clientId, clientSecret } = service.mock;
  const body = { grantType: 'clientCredentials', clientId, clientSecret };
  token = (await service.as.anonymous.call('createSession', { body })).body.accessToken ?? '';
});

test.each(readers)(
  'a body nested 5,000 levels deep is refused by $id before it is traversed',
  async (operation) => {
    const { mock } = service;
    const isControl = operation.interface === 'control';
    const base = isControl ? 'http://127.0.0.1/control/v1' : mock.urls[operation.interface];
    const path = operation.path.replace('{org_id}', mock.org).replaceAll(/\{\w+\}/g, 'some-id');
    for (const body of bodies) {
      const request = new Request(base + path, {
        method: operation.method,
        headers: {
          Authorization: `Bearer ${isControl ? mock.controlToken : token}`,
          'Content-Type': 'application/json',
        },
        body,
      });
      const answer = await (isControl ? mock.control : mock).fetch(request);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ message: expect.stringContaining('nested more than 100 levels deep') }),
      ]);
    }
  },
);

test('a hundred levels are not refused as such', async () => {
  const most = `${'{"a":'.repeat(98)}1${'}'.repeat(98)}`;
  const answer = await service.as.anonymous.call('createSession', { body: `{"a":${most}}` });
  expect(answer.error?.message).toContain('`grantType` is missing');
});
