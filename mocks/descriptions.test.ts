import { afterAll, expect, test } from 'vitest';
import { interfaces } from '../spec/contract/documents.js';
import { createMock } from './mock.js';

const mock = await createMock({ people: 5, port: 0, controlPort: 0 });
afterAll(() => mock.close());
const origin = new URL(mock.urls.docs).origin;

test('the bare address leads a browser to the reference', async () => {
  const answer = await fetch(origin);

  expect([answer.status, answer.url]).toEqual([200, mock.urls.docs]);
});

test('who waits for the mock learns that it is there, without a credential', async () => {
  const answer = await fetch(`${origin}/health`);

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

test('/openapi.json says where each interface describes itself, at its own address, whole', async () => {
  const { documents } = Object(await (await fetch(`${origin}/openapi.json`)).json());

  expect(documents).toEqual(interfaces.map((id) => `/${id}/v1/openapi.json`));
  for (const [at, id] of interfaces.entries()) {
    const document = Object(await (await fetch(origin + documents[at])).json());
    expect(document.servers).toEqual([{ url: `/${id}/v1` }]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(1);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/);
  }
});

test('the control plane describes itself to those who have its token', async () => {
  const url = `${mock.urls.control}/openapi.json`;
  const admitted = await fetch(url, { headers: { Authorization: `Bearer ${mock.controlToken}` } });

  expect((await fetch(url)).status).toBe(401);
  expect(Object(await admitted.json()).servers).toEqual([{ url: '/control/v1' }]);
});

test('what is no GET goes to the service', async () => {
  const answer = await fetch(`${origin}/health`, { method: 'POST' });

  expect(answer.status).toBe(404);
});
