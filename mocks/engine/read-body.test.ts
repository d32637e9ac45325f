import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../../fixtures/calls.js';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { start } from '../../fixtures/services/started.js';
import { controlOperations } from '../../generated/control-operations.js';
import { operations } from '../../generated/operations.js';
import { demo } from '../../spec/demo/demo.js';

const headers = (contentType?: string) => ({
  Authorization: `Bearer ${demo.apiKey}`,
  ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
});

describe('a body', () => {
  test('that is not JSON is located in the refusal, and never quoted', async () => {
    const { find } = await fakeService();
    const answer = await (await find({ body: '{\n  "password": "hunter2" "x"' })).text();
    expect(answer).toContain('line 2, column 25');
    expect(answer).not.toContain('hunter2');
  });

  test('of 1 MiB is read, and one with a byte more is refused with 413', async () => {
    const { find } = await fakeService();
    const body = (size: number) => `{"matches":[]${' '.repeat(size - 14)}}`;
    expect((await find({ body: body(1_048_576) })).status).toBe(200);
    expect((await find({ body: body(1_048_577) })).status).toBe(413);
  });
});

const latin1 = Buffer.from('{"matches":[{"fields":[{"field_name":"name","search_term":"José"}]}]}', 'latin1');
test.each<[string, string | Buffer<ArrayBuffer>, Record<string, string>, number, string]>([
  ['is compressed', gzipSync('{"matches":[]}'), { 'Content-Encoding': 'gzip' }, 415, 'gzip'],
  ['is not UTF-8', latin1, {}, 400, 'not UTF-8'],
  ['is sent as it is and says so', '{"matches":[]}', { 'Content-Encoding': 'identity' }, 200, ''],
  ['has the letter that stands for unreadable ones', '{"matches":[],"a":"\ufffd"}', {}, 200, ''],
])('a body that %s is answered alike in process and over HTTP', async (_, body, more, status, says) => {
  const init = { method: 'POST', body, headers: { ...headers('application/json'), ...more } };
  const { fetch: inProcess, urls, org } = await start({ port: 0 });
  const path = `/people/v1/${org}/find`;
  for (const answer of [await inProcess(path, init), await fetch(new URL(path, urls.people), init)]) {
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(says);
  }
});

describe('a content type', () => {
  test('of JSON is accepted with parameters and in any case, and a missing one counts as JSON', async () => {
    const { find } = await fakeService();
    for (const type of ['application/json', 'Application/JSON; charset=utf-8', undefined]) {
      expect((await find({ headers: headers(type) })).status).toBe(200);
    }
  });
});

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
