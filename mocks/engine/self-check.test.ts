import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import type { Handler } from './handler.js';
import { withoutAbsent } from './self-check.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const answering =
  (...matches: object[]): Handler<'find'> =>
  async () => ({ status: 200, body: JSON.parse(JSON.stringify({ matches })) });

describe('the self-check', () => {
  test('fails a response that breaks the contract, and reports pointer and keyword', async () => {
    const { find } = await fakeService({ find: answering({ found: true, people: [{ id: 7, score: 1 }] }) });
    const answer = await find();
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('/matches/0/people/0/id');
    expect(text).toContain('keyword \\"type\\"');
  });

  test('treats null, "", [] and {} as absent', async () => {
    const person = { id: 'per_1', score: 1, name: '', jobs: [], position: {}, country: null, linkedin: null };
    const { find } = await fakeService({
      find: answering({ found: true, people: [person] }, { found: false, people: null }),
    });
    expect((await find()).status).toBe(200);
  });

  test('fails an empty list of people for a lookup that was found', async () => {
    const { find } = await fakeService({ find: answering({ found: true, people: [] }) });
    expect((await find()).status).toBe(500);
  });

  test('lets a mutant return anything', async () => {
    const mutation = {
      answer: async (draft: object) => ({ status: 299, headers: {}, cookies: [], ...draft, body: 'no' }),
    };
    const { find } = await fakeService({ mutant: mutation });
    expect(await (await find()).text()).toBe('"no"');
  });
});

test('a handler that throws is answered with 500, which reveals neither stack nor message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { find } = await fakeService({
    find: async () => {
      throw new Error('secret detail');
    },
  });
  const answer = await find();
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
  expect(logged).toHaveBeenCalledOnce();
});

test('absent members are left out, except an empty list in the body itself', () => {
  expect(withoutAbsent({ matches: [], other: null, text: '' })).toEqual({ matches: [] });
  expect(withoutAbsent({ matches: [{ people: [], deep: { gone: null } }, null] })).toEqual({
    matches: [{}, null],
  });
});
