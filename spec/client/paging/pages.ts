import type { AnyAnswer, AnyCall, AnyInput } from '../calls/any-call.js';
import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';
import { itemsOf, memberOf } from './items.js';
import type { Paging } from './paged.js';

export interface AnyPage extends AnyAnswer {
  readonly items: readonly unknown[];
}

/** The maximum number of consecutive empty pages, in case a service never ends the list. */
const mostEmptyPages = 100;
/** The page size if none was requested: the smallest default of any operation. */
const smallestPage = 10;

/** Returns the input for the next page; undefined after the last one. */
type Next = (page: AnyPage, input: AnyInput) => AnyInput | undefined;

/** Yields all pages of a list, each requested on demand. Throws an UnreadableAnswerError if they form a cycle. */
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

/** Yields the items of all pages. */
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

/** How the last page is marked is open (question search.page-end): its token is absent, null or empty. */
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

/** Pages that are bare arrays (question list.envelope) have no token: only a page that is not full is certainly the last. */
function assertWhole(operation: string, { length }: readonly unknown[], size: unknown): undefined {
  const full = typeof size === 'number' ? size : smallestPage;
  if (length < full) return;
  throw new UnreadableAnswerError(operation, `${length} items came with no token: there may be more of them`);
}

/** The list ends as `total` says, or with an empty page. */
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
