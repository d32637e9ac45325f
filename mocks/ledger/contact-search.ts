import type { components } from '../../generated/ledger.js';
import type { Readings } from '../../generated/questions.js';
import { type Cell, csvOf } from '../engine/csv.js';
import type { Handler } from '../engine/handler.js';
import type { Page } from '../engine/paging.js';
import { readPageToken, tokenAfter } from '../engine/paging.js';
import { granted, quote, type Refusal, refuse } from '../engine/refusal.js';
import { type Position, type Ranking, rankingBy, type SortValue } from '../engine/sorting.js';
import type { World } from '../engine/world.js';
import type { Filter } from '../filters/filter.js';
import { readFilters } from '../filters/read-filters.js';
import type { Json } from '../state/json.js';
import { contactFields, contactQuery, type Placed } from './contact-query.js';
import {
  ContactView,
  contactRecord,
  type MemberPath,
  memberPaths,
  readMember,
  selectedPaths,
  shapeOf,
} from './contact-view.js';
import { type Contact, contactsOf } from './contacts.js';
import { type Ledger, type LedgerPath, ledgerOf } from './ledgers.js';

/** Returns a page of the contacts of a ledger, or their number (section 4.3). */
export const getContacts: Handler<'getContacts'> = ({ path, query }, world) =>
  answerListing(query, path, world);

/** Returns a page of the contacts that match every filter, or their number (section 4.3). */
export const searchLedgerContacts: Handler<'searchLedgerContacts'> = ({ path, body }, world) =>
  answerListing(body, path, world);

type Schemas = components['schemas'];

const usualSize = 50;

/** Answers `getContacts` and `searchLedgerContacts`: returns a page of contacts, or their number. */
async function answerListing(
  request: Schemas['LedgerContactSearchRequest'],
  path: LedgerPath,
  world: World,
): Promise<{ readonly status: 200; readonly body: Schemas['LedgerContactPage'] }> {
  const { view, size = usualSize, pagination_token: token } = request;
  const wanted = granted(readView(world.profile.reading('contacts.view-names'), view));
  const selection = readSelection(request, world);
  const ledger = await ledgerOf(path, world);

  if (wanted === 'count') return { status: 200, body: { count: await countOf(ledger, selection, world) } };
  const binding = JSON.stringify([ledger.id, selection.text, size]);
  return { status: 200, body: await pageOfContacts(ledger, { ...selection, size, token, binding }, world) };
}

const fullNames: Readonly<Record<Readings['contacts.view-names'], string>> = {
  'data-count': 'data',
  'full-count': 'full',
};

/** Returns whether full data or only the count is requested (question contacts.view-names). */
export function readView(
  reading: Readings['contacts.view-names'],
  view: string | undefined,
): 'full' | 'count' | Refusal {
  const full = fullNames[reading];
  if (view === 'count') return 'count';
  if (view === undefined || view === full) return 'full';
  const message = `\`view\` is ${quote(view)}; send ${quote(full)} or "count".`;
  return refuse('request-invalid', message, { field: 'view' });
}

type LedgerContactPage = components['schemas']['LedgerContactPage'];

interface PageQuery extends Selection {
  readonly size: number;
  readonly token: string | undefined;
  /** The query as text. A token is valid only for the query that it was issued for. */
  readonly binding: string;
}

async function pageOfContacts(ledger: Ledger, query: PageQuery, world: World): Promise<LedgerContactPage> {
  const { token, binding, paths } = query;
  const after = token === undefined ? undefined : readPageToken(token, binding, world);

  const { page, count } = await pageAfter(ledger, query, after, world);
  const shape = shapeOf(paths);
  const contacts = page.rows.map((contact) => contactRecord(contact, world, shape));
  const next = tokenAfter(page, binding, world);
  const answer: LedgerContactPage = { contacts: [], count };
  // The types generated from the contract cover only the default profile; others may show null.
  return Object.assign(answer, { contacts }, next === undefined ? {} : { pagination_token: next });
}

async function countOf(ledger: Ledger, selection: Selection, world: World): Promise<number> {
  if (selection.filter === undefined) return ledger.counts.total;
  return contactQuery(selection, ledger.id, world).read(({ size }) => size);
}

interface Counted {
  readonly page: Page<Contact>;
  readonly count: number;
}

/** Returns the next contacts after a position, so that none appears twice or is missed between pages. */
async function pageAfter(
  ledger: Ledger,
  query: PageQuery,
  after: Position | undefined,
  world: World,
): Promise<Counted> {
  const { filter, isStored, size, ranking } = query;
  if (filter === undefined && isStored) {
    const part = { limit: size + 1, ...(after === undefined ? {} : { after: after[1] }) };
    const entries = await world.store.scan(contactsOf(ledger.id), part);
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

/** Returns all contacts of a search as CSV, regardless of pages (section 4.3). Streams it, as there may be many. */
export const downloadLedgerContacts: Handler<'downloadLedgerContacts'> = async ({ path, body }, world) => {
  const selection = readSelection(body, world);
  const ledger = await ledgerOf(path, world);
  const { paths } = selection;
  const query = contactQuery(selection, ledger.id, world);
  // Copies only references. However slowly the response is read, it shows the contacts as of the request.
  const contacts = await query.read((inOrder) =>
    Array.from(
      inOrder.from(() => true),
      ({ contact }) => contact,
    ),
  );
  return { status: 200, chunks: csvOf(paths, linesOf(contacts, paths, world), world.profile) };
};

function* linesOf(
  contacts: readonly Contact[],
  paths: readonly MemberPath[],
  world: World,
): Generator<readonly Cell[]> {
  for (const contact of contacts) {
    const view = new ContactView(contact, world);
    yield paths.map((path) => cellOf(readMember(path, view)));
  }
}

/** Every member is a string, a number or a boolean, unless the profile adds others. */
function cellOf(value: ReturnType<typeof readMember>): Cell {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

export interface Selection {
  readonly filter: Filter | undefined;
  readonly ranking: Ranking<Contact>;
  readonly isStored: boolean;
  readonly paths: readonly MemberPath[];
  /** The filters and the order as text: the same text means the same selection. */
  readonly text: string;
}

function readSelection(
  request: components['schemas']['LedgerContactDownloadRequest'],
  world: World,
): Selection {
  const { filters = [], sort_by: sortBy, return_fields: fields } = request;
  const filter = filters.length === 0 ? undefined : granted(readFilters(filters, contactFields));
  const ranking = rankingOf(sortBy, world);
  const paths = granted(selectedPaths(fields));
  const text = JSON.stringify([filters, sortBy ?? null]);
  return { filter, ranking, isStored: isStoreOrder(sortBy), paths, text };
}

const storeOrder = 'id';

/** Returns the order that `sort_by` names, which may be any member; by id if it is undefined. */
function rankingOf(sortBy: string | undefined, world: World): Ranking<Contact> {
  const accessors = memberPaths.map((path) => {
    const read = (contact: Contact) => sortable(readMember(path, new ContactView(contact, world)));
    return [path, read] as const;
  });
  return rankingBy(sortBy ?? storeOrder, Object.fromEntries(accessors), ({ id }) => id);
}

/** Whether this is the order in which the store keeps contacts. */
function isStoreOrder(sortBy: string | undefined): boolean {
  return sortBy === undefined || /^[+ ]?id$/.test(sortBy);
}

/** No member is a list or an object. */
function sortable(value: Json | undefined): SortValue {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
