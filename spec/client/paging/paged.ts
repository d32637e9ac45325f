import type { OperationTypes } from '../../../generated/operations.js';
import type { Answer, Call, Data } from '../calls/call.js';

type HasToken<Operation> = 'pagination_token' extends keyof Data<Operation> ? true : false;
type HasOffset<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? false
    : 'offset' extends keyof NonNullable<Query>
      ? true
      : false
  : false;

/** The operations that answer in pages: by tokens, or by offsets. */
export type PagedId = {
  [Id in keyof OperationTypes]: true extends HasToken<OperationTypes[Id]> | HasOffset<OperationTypes[Id]>
    ? Id
    : never;
}[keyof OperationTypes];

/** How pages follow each other, and under which name a page has its items. */
export interface Paging {
  readonly by: 'token in body' | 'token in query' | 'offset';
  readonly items: string;
}

/** Does not compile without an operation that answers in pages. */
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

/** One page: its items, and the whole answer. */
export interface Page<Id extends PagedId> extends Answer<OperationTypes[Id]> {
  readonly items: readonly ItemOf<Id>[];
}

type Given<Id extends PagedId> = Parameters<Call<OperationTypes[Id]>>;

/**
 * All pages of a list, from the one that is asked for on. A page is asked for when the loop comes to it, and none after the
 * loop was left: a search charges for the people of each page.
 */
export interface Pages<Id extends PagedId> {
  /** Item by item, in the order of the service. */
  each(...given: Given<Id>): AsyncGenerator<ItemOf<Id>, void, undefined>;
  /** Page by page. */
  pages(...given: Given<Id>): AsyncGenerator<Page<Id>, void, undefined>;
}
