import type { AnyAnswer, AnyCall, AnyInput } from '../calls/any-call.js';
import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';
import { itemsOf, memberOf } from './items.js';
import type { Paging } from './paged.js';

export interface AnyPage extends AnyAnswer {
  readonly items: readonly unknown[];
}

/** A service that leads on and on, from one empty page to the next, is not followed for ever. */
const mostEmptyPages = 100;
/** What a page holds where no size is asked for: no operation has fewer. */
const smallestPage = 10;

/** What leads to the next page: a token, an offset, or nothing on the last one. */
type Next = (page: AnyPage, input: AnyInput) => AnyInput | undefined;

/** All pages of a list, each asked for when it is needed. Throws an UnreadableAnswerError where they lead in a circle. */
export async function* pages(
  call: AnyCall,
  { operation, by, items: name }: Paging & { readonly operation: string },
  first: AnyInput = {},
): AsyncGenerator<AnyPage, void, undefined> {
  const next = followers[by](operation);
  let empty = 0;
  for (let input: AnyInput | undefined = first; input !== undefined; ) {
    const answer = await call(input);
    const page = { ...answer, items: itemsOf(answer.data, name, operation) };
    yield page;
    empty = page.items.length === 0 ? empty + 1 : 0;
    if (empty > mostEmptyPages) {
      throw new UnreadableAnswerError(
        operation,
        `${empty} pages in a row are empty, and none is the last one`,
      );
    }
    input = next(page, input);
  }
}

/** The items of all pages. */
export async function* each(
  call: AnyCall,
  paging: Paging & { readonly operation: string },
  first?: AnyInput,
): AsyncGenerator<unknown, void, undefined> {
  for await (const { items } of pages(call, paging, first)) yield* items;
}

const followers: Readonly<Record<Paging['by'], (operation: string) => Next>> = {
  'token in body': (operation) => byToken(operation, 'body'),
  'token in query': (operation) => byToken(operation, 'query'),
  offset: byOffset,
};

/** How the last page says so is open (question search.page-end): its token is absent, null or empty. */
function byToken(operation: string, place: 'body' | 'query'): Next {
  const seen = new Set<unknown>();
  return ({ data, items }, input) => {
    if (Array.isArray(data)) return assertWhole(operation, items, objectOf(input[place])['size']);
    const token = memberOf(data, 'pagination_token');
    if (token === undefined || token === null || token === '') return undefined;
    if (seen.has(token)) throw new UnreadableAnswerError(operation, 'a page leads back to one before it');
    seen.add(token);
    return { ...input, [place]: { ...objectOf(input[place]), pagination_token: token } };
  };
}

/** Pages without anything around their list (question list.envelope) have no token: only a page that is not full is the last. */
function assertWhole(operation: string, { length }: readonly unknown[], size: unknown): undefined {
  const full = typeof size === 'number' ? size : smallestPage;
  if (length < full) return;
  throw new UnreadableAnswerError(operation, `${length} items came with no token: there may be more of them`);
}

/** The list is over where `total` says so, or where a page is empty. */
function byOffset(operation: string): Next {
  let before = '';
  return ({ data, items }, input) => {
    const asked = Number(objectOf(input.query)['offset'] ?? 0);
    const offset = asked + items.length;
    const total = memberOf(data, 'total');
    if (items.length === 0 || (typeof total === 'number' && offset >= total)) return undefined;
    const shown = memberOf(data, 'offset');
    const now = JSON.stringify(items);
    if ((typeof shown === 'number' && shown !== asked) || now === before) {
      throw new UnreadableAnswerError(operation, `the page at offset ${asked} is another one`);
    }
    before = now;
    return { ...input, query: { ...objectOf(input.query), offset } };
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
