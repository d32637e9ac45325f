import type { components } from '../../../../generated/ledger.js';
import { isRefusal, type Refusal } from '../../../engine/refusal.js';
import type { World } from '../../../engine/world.js';
import { type LedgerPath, ledgerOf } from '../../stored/ledger-of.js';
import { countOf, pageOfContacts } from './page-of-contacts.js';
import { readSelection } from './selection.js';
import { readView } from './view-names.js';

type Schemas = components['schemas'];

const usualSize = 50;

/** Answers `getContacts` and `searchLedgerContacts`: returns a page of contacts, or their number. */
export async function answerListing(
  request: Schemas['LedgerContactSearchRequest'],
  path: LedgerPath,
  world: World,
): Promise<{ readonly status: 200; readonly body: Schemas['LedgerContactPage'] } | Refusal> {
  const { view, size = usualSize, pagination_token: token } = request;
  const wanted = readView(world.profile.reading('contacts.view-names'), view);
  if (typeof wanted !== 'string') return wanted;
  const selection = readSelection(request, world);
  if (isRefusal(selection)) return selection;
  const ledger = await ledgerOf(path, world);
  if (isRefusal(ledger)) return ledger;

  if (wanted === 'count') return { status: 200, body: { count: await countOf(ledger, selection, world) } };
  const binding = JSON.stringify([ledger.id, selection.text, size]);
  const page = await pageOfContacts(ledger, { ...selection, size, token, binding }, world);
  return isRefusal(page) ? page : { status: 200, body: page };
}
