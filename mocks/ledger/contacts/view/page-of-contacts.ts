import type { components } from '../../../../generated/ledger.js';
import { readPageToken, tokenAfter } from '../../../engine/page-token.js';
import type { Page } from '../../../engine/paging.js';
import { isRefusal, type Refusal } from '../../../engine/refusal.js';
import type { Position } from '../../../engine/sorting.js';
import type { World } from '../../../engine/world.js';
import { type Contact, contactsOf } from '../../stored/contact.js';
import type { Ledger } from '../../stored/ledger.js';
import { contactQuery } from './contact-queries.js';
import type { Placed } from './contact-query.js';
import { contactRecord } from './contact-record.js';
import type { Selection } from './selection.js';
import { shapeOf } from './shape.js';

type LedgerContactPage = components['schemas']['LedgerContactPage'];

export interface PageQuery extends Selection {
  readonly size: number;
  /** Undefined for the first page. */
  readonly token: string | undefined;
  /** The query as text. A token is valid only for the query that it was issued for. */
  readonly binding: string;
}

/** Returns one page of a selection of contacts. */
export async function pageOfContacts(
  ledger: Ledger,
  query: PageQuery,
  world: World,
): Promise<LedgerContactPage | Refusal> {
  const { token, binding, paths } = query;
  const after = token === undefined ? undefined : readPageToken(token, binding, world);
  if (after !== undefined && isRefusal(after)) return after;

  const { page, count } = await pageAfter(ledger, query, after, world);
  const shape = shapeOf(paths);
  const contacts = page.rows.map((contact) => contactRecord(contact, world, shape));
  const next = tokenAfter(page, binding, world);
  const answer: LedgerContactPage = { contacts: [], count };
  // The types generated from the contract cover only the default profile; others may show null.
  return Object.assign(answer, { contacts }, next === undefined ? {} : { pagination_token: next });
}

/** Returns the number of contacts in a selection. */
export async function countOf(ledger: Ledger, selection: Selection, world: World): Promise<number> {
  if (selection.filter === undefined) return ledger.counts.total;
  return contactQuery(selection, ledger.id, world).read(({ size }) => size);
}

interface Counted {
  readonly page: Page<Contact>;
  readonly count: number;
}

/**
 * Returns the next contacts after a position, whether or not the contact at that position still exists. So none appears twice,
 * and one that neither moves nor is removed appears once, whatever is added or removed between pages.
 */
async function pageAfter(
  ledger: Ledger,
  query: PageQuery,
  after: Position | undefined,
  world: World,
): Promise<Counted> {
  const { filter, isStored, size, ranking } = query;
  if (filter === undefined && isStored) {
    const part = { limit: size + 1, ...(after === undefined ? {} : { after: after[1] }) };
    const entries = await world.store.scan<Contact>(contactsOf(ledger.id), part);
    const next = entries.map(({ value }) => ({ contact: value, position: ranking.positionOf(value) }));
    return { page: pageOf(next, size), count: ledger.counts.total };
  }
  return contactQuery(query, ledger.id, world).read((inOrder) => {
    const next: Placed[] = [];
    const follows = ({ position }: Placed) => after === undefined || ranking.compare(position, after) > 0;
    for (const placed of inOrder.from(follows)) if (next.push(placed) > size) break;
    return { page: pageOf(next, size), count: inOrder.size };
  });
}

/** Builds a page from contacts of which there may be one more than fits. */
function pageOf(next: readonly Placed[], size: number): Page<Contact> {
  const taken = next.slice(0, size);
  return {
    rows: taken.map(({ contact }) => contact),
    end: taken.at(-1)?.position,
    hasMore: next.length > size,
  };
}
