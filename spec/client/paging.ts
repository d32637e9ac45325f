import type { OperationTypes } from '../../generated/operations.js';
import type { Answer, AnyAnswer, AnyCall, AnyInput, Call, Data } from './calls.js';
import { UnreadableAnswerError } from './errors.js';

/** Other names for a list (questions list.envelope and search.people-key). */
const otherNames = ['items', 'data', 'results'];

/** Returns the items of a page, under any admissible name or as the body itself. Anything empty may be omitted (section 2). */
export function itemsOf(data: unknown, name: string, operation: string): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const found = [name, ...otherNames].map((each) => memberOf(data, each)).find(isThere);
  if (found === undefined && typeof data === 'object') return [];
  if (Array.isArray(found)) return found;
  throw new UnreadableAnswerError(operation, `the answer has no list of \`${name}\``);
}

/** Returns a member of a response body, which may be anything. */
export function memberOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

const isThere = (value: unknown) => value !== undefined && value !== null;

type HasToken<Operation> = 'pagination_token' extends keyof Data<Operation> ? true : false;
type HasOffset<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? false
    : 'offset' extends keyof NonNullable<Query>
      ? true
      : false
  : false;

/** The operations that return pages: by tokens or by offsets. */
export type PagedId = {
  [Id in keyof OperationTypes]: true extends HasToken<OperationTypes[Id]> | HasOffset<OperationTypes[Id]>
    ? Id
    : never;
}[keyof OperationTypes];

/** How to get the next page, and the name of the items in a page. */
export interface Paging {
  readonly by: 'token in body' | 'token in query' | 'offset';
  readonly items: string;
}

/** Does not compile if a paged operation is missing. */
export const paged = {
  search: { by: 'token in body', items: 'people' },
  getContacts: { by: 'token in query', items: 'contacts' },
  searchLedgerContacts: { by: 'token in body', items: 'contacts' },
  listImports: { by: 'offset', items: 'imports' },
  searchImportHistory: { by: 'offset', items: 'imports' },
  listTrackedVersions: { by: 'offset', items: 'versions' },
} as const satisfies Record<PagedId, Paging>;

type ItemOf<Id extends PagedId> =
  Data<OperationTypes[Id]> extends infer Page
    ? (typeof paged)[Id]['items'] extends infer Name
      ? Name extends keyof Page
        ? NonNullable<Page[Name]> extends readonly (infer Item)[]
          ? Item
          : never
        : never
      : never
    : never;

/** A page: its items and the whole result. */
export interface Page<Id extends PagedId> extends Answer<OperationTypes[Id]> {
  readonly items: readonly ItemOf<Id>[];
}

type Given<Id extends PagedId> = Parameters<Call<OperationTypes[Id]>>;

/**
 * All pages of a list, starting at the requested one. Each page is requested when the loop reaches it, and none after the loop
 * ends: a search charges for the people of each page.
 */
export interface Pages<Id extends PagedId> {
  /** Yields single items, in the order of the service. */
  each(...given: Given<Id>): AsyncGenerator<ItemOf<Id>, void, undefined>;
  /** Yields pages. */
  pages(...given: Given<Id>): AsyncGenerator<Page<Id>, void, undefined>;
}

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
