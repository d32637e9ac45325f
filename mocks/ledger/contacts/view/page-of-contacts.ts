import type { components } from '../../../../generated/ledger.js';
import { readPageToken, tokenAfter } from '../../../engine/page-token.js';
import { pageAfter } from '../../../engine/paging.js';
import { isRefusal, type Refusal } from '../../../engine/refusal.js';
import type { Position } from '../../../engine/sorting.js';
import type { World } from '../../../world.js';
import type { Ledger } from '../../ledgers/ledger.js';
import { type Contact, contactsOf } from '../contact.js';
import { contactRecord } from './contact-record.js';
import { contactsWhere } from './contacts-where.js';
import type { Selection } from './selection.js';
import { shapeOf } from './shape.js';

type LedgerContactPage = components['schemas']['LedgerContactPage'];

export interface PageQuery extends Selection {
  readonly size: number;
  /** Undefined for the first page. */
  readonly token: string | undefined;
  /** The query, as text: a token goes with no other one. */
  readonly binding: string;
}

/** One page of a selection of contacts. */
export async function pageOfContacts(
  ledger: Ledger,
  query: PageQuery,
  world: World,
): Promise<LedgerContactPage | Refusal> {
  const { ranking, size, token, binding, paths } = query;
  const after = token === undefined ? undefined : readPageToken(token, binding, world);
  if (after !== undefined && isRefusal(after)) return after;

  const { candidates, count } = await candidatesFor(ledger, query, after, world);
  const page = pageAfter(candidates, after, size, ranking);
  const shape = shapeOf(paths);
  const contacts = page.rows.map((contact) => contactRecord(contact, world, shape));
  const next = tokenAfter(page, binding, world);
  const answer: LedgerContactPage = { contacts: [], count };
  // The contract's types know the default profile; others show null.
  return Object.assign(answer, { contacts }, next === undefined ? {} : { pagination_token: next });
}

/** How many contacts a selection has. */
export async function countOf(ledger: Ledger, { filter }: Selection, world: World): Promise<number> {
  return filter === undefined ? ledger.counts.total : (await contactsWhere(filter, ledger.id, world)).length;
}

/** Contacts among which the page is. In the order of the store, those beyond the page need not be read at all. */
async function candidatesFor(
  ledger: Ledger,
  { filter, isStored, size }: PageQuery,
  after: Position | undefined,
  world: World,
): Promise<{ readonly candidates: readonly Contact[]; readonly count: number }> {
  if (filter === undefined && isStored) {
    const part = { limit: size + 1, ...(after === undefined ? {} : { after: after[1] }) };
    const entries = await world.store.scan<Contact>(contactsOf(ledger.id), part);
    return { candidates: entries.map(({ value }) => value), count: ledger.counts.total };
  }
  const candidates = await contactsWhere(filter, ledger.id, world);
  return { candidates, count: candidates.length };
}
