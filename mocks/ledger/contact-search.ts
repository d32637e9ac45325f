import type { components } from '../../generated/ledger.js';
import type { Readings } from '../../generated/questions.js';
import { type Cell, csvOf } from '../engine/csv.js';
import type { Handler, World } from '../engine/handler.js';
import { inOrder, pageAfter, type Ranking, rankingBy, readPageToken, tokenAfter } from '../engine/paging.js';
import { granted, quote, type Refusal, refuse } from '../engine/refusal.js';
import { type Filter, type FilterableRecord, holds, readFilters } from '../filters/filter.js';
import { companySlug, domain, personSlug } from '../population/index/identifiers.js';
import type { Json } from '../state/json.js';
import { recentOf } from '../state/recent.js';
import { listInTurns } from '../state/store.js';
import { eachInTurn } from '../state/turns.js';
import { ContactView, contactRecord, memberPaths, readMember, selectedPaths } from './contact-view.js';
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

interface PageQuery extends Selection {
  readonly size: number;
  readonly token: string | undefined;
  /** The query as text. A token is valid only for the query that it was issued for. */
  readonly binding: string;
}

async function pageOfContacts(
  ledger: Ledger,
  query: PageQuery,
  world: World,
): Promise<Schemas['LedgerContactPage']> {
  const { token, binding, paths, size, ranking } = query;
  const after = token === undefined ? undefined : readPageToken(token, binding, world);
  const found = await contactsFound(query, ledger.id, world);
  const page = pageAfter(found, after, size, ranking);
  const contacts = page.rows.map((contact) => contactRecord(contact, world, paths));
  const next = tokenAfter(page, binding, world);
  const answer: Schemas['LedgerContactPage'] = { contacts: [], count: found.length };
  // The types generated from the contract cover only the default profile; others may show null.
  return Object.assign(answer, { contacts }, next === undefined ? {} : { pagination_token: next });
}

async function countOf(ledger: Ledger, selection: Selection, world: World): Promise<number> {
  if (selection.filter === undefined) return ledger.counts.total;
  return (await contactsFound(selection, ledger.id, world)).length;
}

/** Returns all contacts of a search as CSV, regardless of pages (section 4.3). Streams it, as there may be many. */
export const downloadLedgerContacts: Handler<'downloadLedgerContacts'> = async ({ path, body }, world) => {
  const selection = readSelection(body, world);
  const ledger = await ledgerOf(path, world);
  const { paths } = selection;
  const contacts = await contactsFound(selection, ledger.id, world);
  return { status: 200, chunks: csvOf(paths, linesOf(contacts, paths, world), world.profile) };
};

function* linesOf(
  contacts: readonly Contact[],
  paths: readonly string[],
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

interface Selection {
  /** Whether it is everything, in the order of the store. */
  readonly isAll: boolean;
  readonly filter: Filter | undefined;
  readonly ranking: Ranking<Contact>;
  readonly paths: readonly string[];
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
  return { isAll: filter === undefined && sortBy === undefined, filter, ranking, paths, text };
}

/** Returns the order that `sort_by` names, which may be any member; by id if it is undefined. */
function rankingOf(sortBy: string | undefined, world: World): Ranking<Contact> {
  const accessors = memberPaths.map((path) => {
    const read = (contact: Contact) => sortable(readMember(path, new ContactView(contact, world)));
    return [path, read] as const;
  });
  return rankingBy(sortBy ?? 'id', Object.fromEntries(accessors), ({ id }) => id);
}

function sortable(value: Json | undefined): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The lists of contacts that a world remembers, so that each page need not search again. */
const lists = recentOf<World, Promise<readonly Contact[]>>(16);

/** Returns the contacts of a ledger that match a selection, in its order: found once, until a contact is written. */
async function contactsFound(
  selection: Selection,
  ledgerId: string,
  world: World,
): Promise<readonly Contact[]> {
  const revision = await world.store.revisionOf(contactsOf(ledgerId));
  const key = `${ledgerId} ${revision} ${selection.text}`;
  return lists(world, key, () => matching(selection, ledgerId, world));
}

async function matching(
  { isAll, filter, ranking }: Selection,
  ledgerId: string,
  world: World,
): Promise<readonly Contact[]> {
  const contacts = await listInTurns(world.store, contactsOf(ledgerId));
  if (isAll) return contacts;
  if (filter === undefined) return inOrder(contacts, ranking);
  const found: Contact[] = [];
  await eachInTurn(contacts, (contact) => {
    const view = new ContactView(contact, world);
    if (holds(filter, { valuesOf: (path) => filterValues(view, path) })) found.push(contact);
  });
  return inOrder(found, ranking);
}

const identifiers: Readonly<Record<string, (text: string) => string | undefined>> = {
  linkedin: personSlug,
  'current_position.company.linkedin': companySlug,
  'current_position.company.domain': domain,
};

const contactFields: FilterableRecord = {
  isDated: (path) => /_at$/.test(path),
  canonical,
};

function filterValues(view: ContactView, path: string): readonly string[] {
  const value = readMember(path, view);
  return value === undefined ? [] : [canonical(path, String(value))];
}

function canonical(path: string, text: string): string {
  // Reference ids are the client's own: two that differ in a single byte are different.
  if (path === 'reference_id') return text;
  const composed = text.normalize('NFC');
  return identifiers[path]?.(composed) ?? composed;
}
