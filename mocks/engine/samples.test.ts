import { expect, test, vi } from 'vitest';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import { builtIn, type Inbound } from './contract.js';
import { samplesOf } from './samples.js';

const draft: DraftOperation = {
  id: 'createExport',
  interface: 'people',
  lifecycle: 'draft',
  method: 'POST',
  path: '/exports',
  summary: '',
  role: 'none',
  authenticated: false,
};
const request = new Request('http://mock.test/people/v1/exports', { method: 'POST' });
const inbound: Inbound = {
  isUtf8: true,
  method: 'POST',
  target: '/people/v1/exports',
  header: () => undefined,
  text: async () => '',
  headers: request.headers,
  request,
  sentHeaders: [],
};

test('without Prism a draft is refused with what to install', async () => {
  const missing = Object.assign(new Error("Cannot find package '@stoplight/prism-core'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  const samples = samplesOf(builtIn, () => Promise.reject(missing));
  expect(await samples(draft, {}, inbound)).toMatchObject({
    refused: 'draft-unanswered',
    message: expect.stringContaining('npm install --save-dev @stoplight/prism-http'),
  });
});

test('a draft that Prism cannot read is refused with the reason', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const samples = samplesOf(builtIn, () => Promise.reject(new Error('no such schema')));
  expect(await samples(draft, {}, inbound)).toMatchObject({
    refused: 'internal',
    message: 'The draft createExport cannot be answered: no such schema',
  });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
