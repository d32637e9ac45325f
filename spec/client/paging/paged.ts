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
