import { type Cell, csvOf } from '../../engine/csv.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { inOrder } from '../../engine/sorting.js';
import type { World } from '../../world.js';
import { ledgerOf } from '../ledgers/ledger-of.js';
import type { Contact } from './contact.js';
import { contactsWhere } from './view/contacts-where.js';
import { type MemberPath, readMember } from './view/members.js';
import { readSelection } from './view/selection.js';
import { Sight } from './view/sight.js';

/** The contacts of a search, whatever the page, as CSV (section 4.3). It is written as it is read: there may be many. */
export const downloadLedgerContacts: Handler<'downloadLedgerContacts'> = async ({ path, body }, world) => {
  const selection = readSelection(body, world);
  if (isRefusal(selection)) return selection;
  const ledger = await ledgerOf(path, world);
  if (isRefusal(ledger)) return ledger;
  const { filter, ranking, paths } = selection;
  const contacts = inOrder(await contactsWhere(filter, ledger.id, world), ranking);
  return { status: 200, chunks: csvOf(paths, linesOf(contacts, paths, world), world.profile) };
};

function* linesOf(
  contacts: readonly Contact[],
  paths: readonly MemberPath[],
  world: World,
): Generator<readonly Cell[]> {
  for (const contact of contacts) {
    const sight = new Sight(contact, world);
    yield paths.map((path) => cellOf(readMember(path, sight)));
  }
}

/** Every member is a text, a number or a boolean, unless the profile adds some of its own. */
function cellOf(value: ReturnType<typeof readMember>): Cell {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
