import { describe, expect, test } from 'vitest';
import { answerWith } from '../../../../fixtures/fakes/fake-answer.js';
import type { Json } from '../../../target/json.js';
import { pagesAtMost, walk } from './pages.js';

const contact = (id: string) => ({ id });
/** Returns a target with these responses by token; '' stands for the first page. */
const reading = (pages: Readonly<Record<string, Json>>, status = 200) => {
  const asked: (string | undefined)[] = [];
  return {
    asked,
    read: async (token: string | undefined) => {
      asked.push(token);
      return answerWith(pages[token ?? ''] ?? {}, token === undefined ? 200 : status);
    },
  };
};
const page = (ids: readonly string[], pagination_token?: string | null): Json => ({
  contacts: ids.map(contact),
  ...(pagination_token === undefined ? {} : { pagination_token }),
});

describe('a walk', () => {
  test.each([
    ['no token', page(['c'])],
    ['null', page(['c'], null)],
    ['an empty text', page(['c'], '')],
  ])('ends at the page that has %s', async (_, last) => {
    const { read, asked } = reading({ '': page(['a', 'b'], 't'), t: last });
    const { contacts, token, unreadable } = await walk(read, 2);
    expect([contacts, token, unreadable]).toEqual([['a', 'b', 'c'].map(contact), 't', undefined]);
    expect(asked).toEqual([undefined, 't']);
  });

  test('continues to an empty last page', async () => {
    const { read } = reading({ '': page(['a', 'b'], 't'), t: page([], undefined) });
    expect(await walk(read, 2)).toMatchObject({
      contacts: [{ id: 'a' }, { id: 'b' }],
      unreadable: undefined,
    });
  });

  test('ends even if tokens never do', async () => {
    const { read, asked } = reading({ '': page(['a', 'b'], 't'), t: page(['c', 'd'], 't') });
    await walk(read, 2);
    expect(asked).toHaveLength(pagesAtMost);
  });

  test.each<[string, Readonly<Record<string, Json>>, number, RegExp]>([
    ['more than the size', { '': page(['a', 'b', 'c'], 't') }, 200, /size 2 has 3 contacts/],
    ['no token at all', { '': page(['a', 'b']) }, 200, /no `pagination_token`/],
    [
      'the first page again',
      { '': page(['a', 'b'], 't'), t: page(['a', 'b'], 't') },
      200,
      /leads to the first/,
    ],
    ['a refusal', { '': page(['a', 'b'], 't'), t: {} }, 400, /status 400/],
  ])('is inconclusive for a target that responds with %s', async (_, pages, status, why) => {
    const { unreadable, broken } = await walk(reading(pages, status).read, 2);
    expect([unreadable, broken]).toEqual([expect.stringMatching(why), undefined]);
  });

  test('continues past a later page that is longer than the first', async () => {
    const { read } = reading({ '': page(['a', 'b'], 't'), t: page(['b', 'c', 'd']) });
    expect(await walk(read, 2)).toMatchObject({
      contacts: ['a', 'b', 'b', 'c', 'd'].map(contact),
      unreadable: undefined,
    });
  });

  const whole = { '': page(['a', 'b'], 'p'), p: page(['c']) };
  test.each<[string, Readonly<Record<string, Json>>, isBroken: boolean]>([
    ['where they lead on without filters', whole, true],
    ['unless they are sent alone', { ...whole, t: page(['c']) }, false],
    ['unless they lead nowhere without filters either', { '': page(['a', 'b'], 'p') }, false],
  ])('reports that filters break tokens, %s', async (_, plain, isBroken) => {
    const { read } = reading({ '': page(['a', 'b'], 't') }, 400);
    const plainly = async (token: string | undefined) =>
      answerWith(plain[token ?? ''] ?? {}, Object.hasOwn(plain, token ?? '') ? 200 : 400);
    expect((await walk(read, 2, plainly)).broken !== undefined).toBe(isBroken);
  });
});
