import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { interfaces, portableFile, portableVersions } from '../../spec/contract/documents.js';
import { createMock } from './mock.js';

const mock = await createMock({ people: 5, port: 0, controlPort: 0 });
afterAll(() => mock.close());
const origin = new URL(mock.urls.docs).origin;

test('/ redirects a browser to the reference', async () => {
  const answer = await fetch(origin);

  expect([answer.status, answer.url]).toEqual([200, mock.urls.docs]);
});

test('/health answers without a credential', async () => {
  const answer = await fetch(`${origin}/health`);

  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

test('/openapi.json lists the address of the complete document of each interface', async () => {
  const { documents } = Object(await (await fetch(`${origin}/openapi.json`)).json());

  expect(documents).toEqual(interfaces.map((id) => `/${id}/v1/openapi.json`));
  for (const [at, id] of interfaces.entries()) {
    const document = Object(await (await fetch(origin + documents[at])).json());
    expect(document.servers).toEqual([{ url: `/${id}/v1` }]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(1);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/);
  }
});

test.each(portableVersions)('the portable form in OpenAPI %s is that of the package', async (version) => {
  const name = version === '3.1' ? 'openapi/portable.json' : 'openapi/portable-3.0.json';
  const { documents } = Object(await (await fetch(`${origin}/${name}`)).json());

  expect(documents).toEqual(interfaces.map((id) => `/${id}/v1/${name}`));
  for (const id of interfaces) {
    const file = new URL(`../../generated/${portableFile(id, version)}`, import.meta.url);
    const served = await (await fetch(`${origin}/${id}/v1/${name}`)).json();
    expect(served).toEqual({ ...JSON.parse(readFileSync(file, 'utf8')), servers: [{ url: `/${id}/v1` }] });
  }
  expect((await fetch(`${origin}/other/v1/${name}`)).status).toBe(404);
});

test('the control plane serves its document to callers with its token', async () => {
  const url = `${mock.urls.control}/openapi.json`;
  const admitted = await fetch(url, { headers: { Authorization: `Bearer ${mock.controlToken}` } });

  expect((await fetch(url)).status).toBe(401);
  expect(Object(await admitted.json()).servers).toEqual([{ url: '/control/v1' }]);
});
