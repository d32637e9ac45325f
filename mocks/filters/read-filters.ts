import { isRefusal, type Refusal, refuse } from '../engine/refusal.js';
import type { Filter, FilterGroup } from './filter.js';
import { type FilterableRecord, type FilterLeafNode, readLeaf } from './read-leaf.js';

/** A leaf or a group, as the contract allows it; each search has its own names for the fields. */
export interface FilterNode extends FilterLeafNode {
  readonly operator?: 'and' | 'or';
  readonly filters?: readonly FilterNode[];
  readonly isJobsGroup?: boolean;
}

/** Deep enough for realistic queries, and shallow enough for recursion. */
const mostLevels = 5;
/** Every leaf is tested against every record. */
const mostLeaves = 500;

/**
 * Parses the filters of a request, all of which must match. Returns a refusal if one is invalid, whose message names its place,
 * such as `filters[0].filters[2].field`.
 * @param record more about the fields that leaves may name
 */
export function readFilters(
  nodes: readonly FilterNode[] | undefined,
  record: FilterableRecord = {},
): Filter | Refusal {
  const leaves = countLeaves(nodes ?? []);
  if (leaves <= mostLeaves) return readGroup({ operator: 'and', filters: [...(nodes ?? [])] }, '', 0, record);
  const message = `\`filters\` has ${leaves} filters in all; at most ${mostLeaves} are allowed. Put values of one field into one filter.`;
  return refuse('request-invalid', message, { field: 'filters' });
}

function readGroup(
  { operator = 'and', filters: nodes = [], isJobsGroup }: FilterNode,
  path: string,
  level: number,
  record: FilterableRecord,
): FilterGroup | Refusal {
  if (level > mostLevels) {
    const message = `\`${path}\` is a group ${level} levels deep; at most ${mostLevels} are allowed. Join it with the group around it.`;
    return refuse('request-invalid', message, { field: path });
  }
  const filters: Filter[] = [];
  for (const [at, node] of nodes.entries()) {
    const place = `${path === '' ? '' : `${path}.`}filters[${at}]`;
    const filter =
      node.field === undefined ? readGroup(node, place, level + 1, record) : readLeaf(node, place, record);
    if (isRefusal(filter)) return filter;
    filters.push(filter);
  }
  return { operator, filters, ...(isJobsGroup === undefined ? {} : { isJobsGroup }) };
}

/** Counts leaves without recursion, as the depth has not been checked yet. */
function countLeaves(nodes: readonly FilterNode[]): number {
  const waiting = [...nodes];
  let leaves = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.filters === undefined) leaves += 1;
    else waiting.push(...node.filters);
  }
  return leaves;
}
