import { type Cell, csvOf } from '../../engine/csv.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Contact } from '../stored/contact.js';
import { ledgerOf } from '../stored/ledger-of.js';
import { contactQuery } from './view/contact-queries.js';
import { ContactView } from './view/contact-view.js';
import { type MemberPath, readMember } from './view/members.js';
import { readSelection } from './view/selection.js';

/** Returns all contacts of a search as CSV, regardless of pages (section 4.3). Streams it, as there may be many. */
export const downloadLedgerContacts: Handler<'downloadLedgerContacts'> = async ({ path, body }, world) => {
  const selection = readSelection(body, world);
  if (isRefusal(selection)) return selection;
  const ledger = await ledgerOf(path, world);
  if (isRefusal(ledger)) return ledger;
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
