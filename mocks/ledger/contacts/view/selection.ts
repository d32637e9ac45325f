import type { components } from '../../../../generated/ledger.js';
import { isRefusal, type Refusal } from '../../../engine/refusal.js';
import type { Ranking } from '../../../engine/sorting.js';
import type { World } from '../../../engine/world.js';
import type { Filter } from '../../../filters/filter.js';
import { readFilters } from '../../../filters/read-filters.js';
import type { Contact } from '../../stored/contact.js';
import { contactFields } from './filter-values.js';
import type { MemberPath } from './members.js';
import { isStoreOrder, rankingOf } from './order.js';
import { selectedPaths } from './return-fields.js';

/** Which contacts to return, in which order, and which of their members. */
export interface Selection {
  /** Undefined if all contacts are selected. */
  readonly filter: Filter | undefined;
  readonly ranking: Ranking<Contact>;
  /** Whether this is the order in which the store keeps them. */
  readonly isStored: boolean;
  readonly paths: readonly MemberPath[];
  /** The filters and the order as text: the same text means the same selection. */
  readonly text: string;
}

/** Reads the selection of a search; returns a refusal if it is invalid. */
export function readSelection(
  request: components['schemas']['LedgerContactDownloadRequest'],
  world: World,
): Selection | Refusal {
  const { filters = [], sort_by: sortBy, return_fields: fields } = request;
  const filter = filters.length === 0 ? undefined : readFilters(filters, contactFields);
  if (filter !== undefined && isRefusal(filter)) return filter;
  const ranking = rankingOf(sortBy, world);
  if (isRefusal(ranking)) return ranking;
  const paths = selectedPaths(fields);
  if (isRefusal(paths)) return paths;
  const text = JSON.stringify([filters, sortBy ?? null]);
  return { filter, ranking, isStored: isStoreOrder(sortBy), paths, text };
}
