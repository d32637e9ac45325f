import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeContext, pool } from '../../../../fixtures/fakes/fake-context.js';
import { type Honesty, honestService, people } from '../../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../../fixtures/fakes/perform.js';
import { Interruption } from '../../../target/interruption.js';
import { parseJson } from '../../../target/json.js';
import { investigations } from '../catalogue.js';
import { malformedJson } from './bodies.js';
import { oversizeBody } from './requests.js';

const errors = investigations.filter(({ id }) => id.startsWith('errors/'));
const isLarge = (body: unknown) => JSON.stringify(body).length > 1_000_000;

test.each<[rule: string, mutation: Partial<Honesty>]>([
  [
    'error.method',
    { refusedFind: (reply, { how }) => (how.method === 'GET' ? { status: 200, body: people } : reply) },
  ],
  ['error.oversize-body', { admitted: (reply, { body }) => (isLarge(body) ? { status: 500 } : reply) }],
  [
    'error.oversize-body',
    { admitted: (reply, { body }) => (isLarge(body) ? { status: 200, body: { matches: [] } } : reply) },
  ],
  [
    'security.org-path-traversal',
    { refusedFind: (reply, { how }) => (how.path?.includes('%') ? { status: 200, body: people } : reply) },
  ],
  [
    'security.header-injection',
    { admitted: (reply, { body }) => (/X-Injected/.test(JSON.stringify(body)) ? { status: 500 } : reply) },
  ],
  [
    'security.header-injection',
    {
      refusedFind: (reply, { how }) =>
        how.path?.includes('X-Injected') ? { ...reply, headers: { 'x-injected': 'yes' } } : reply,
    },
  ],
])('a violation of %s is found', async (rule, mutation) => {
  const { violated } = await perform(errors, fakeContext(honestService(mutation)));
  expect([...violated]).toEqual([rule]);
});

test.each<[reading: string, admitted: Honesty['admitted']]>([
  ['refused with 413', (reply, { body }) => (isLarge(body) ? { status: 413 } : reply)],
  ['answered like any other', (reply) => reply],
])('a large body may be %s', async (_, admitted) => {
  const { violated, observed } = await perform([oversizeBody], fakeContext(honestService({ admitted })));
  expect([...violated]).toEqual([]);
  expect([...observed]).toEqual(['error.oversize-body']);
});

const lost = new Interruption('target-lost', 'the connection was closed');

test('a connection closed on a large body does not mean that the target is lost', async () => {
  const context = fakeContext(honestService());
  const find: typeof context.find = (body, how) =>
    isLarge(body) ? Promise.reject(lost) : context.find(body, how);
  const { violated, observed } = await perform([oversizeBody], { ...context, find });
  expect([...violated]).toEqual([]);
  expect([...observed]).toEqual(['error.oversize-body']);
});

test('a target that is lost on every call is lost', async () => {
  const context = { ...fakeContext(honestService()), find: () => Promise.reject(lost) };
  await expect(perform([oversizeBody], context)).rejects.toBe(lost);
});

test('malformed JSON bodies cannot be parsed, but start like JSON', async () => {
  const context = fakeContext(honestService());
  for (const value of fc.sample(malformedJson.cases(pool), { seed: 3, numRuns: 200 })) {
    await malformedJson.perform(value, context);
  }
  const texts = context.finds.map(({ how }) => how.text ?? '{}');
  expect(texts.filter((text) => parseJson(text) !== undefined || !text.startsWith('{'))).toEqual([]);
});
