import type { components } from '../../../generated/ledger.js';
import type { MockOptions } from '../../mock.js';
import { startLedger } from '../ledger-service.js';

type LedgerContact = components['schemas']['LedgerContact'];

/** More than any test needs: pages that never end must fail a test, not hang it. */
const mostPages = 200;

/** What tests know of the contacts of a small ledger, by their reference ids. */
export const contacts = {
  ada: { reference_id: 'ada', name: 'Ada Moreau', company_name: 'Northwind Robotics', country: 'Wonderland' },
  li: { reference_id: 'li', email_address: 'li.na@harbour-health.example.com' },
  nobody: { reference_id: 'nobody', name: 'Nobody Unheard-of', location: 'Nowhere, at all' },
  anonymous: { name: 'Zoë Without Reference' },
} as const;

/** A mock with a ledger of four contacts: two are people whom every population has, two are nobody. */
export async function startSmallLedger(options: Omit<MockOptions, 'clock'> = {}) {
  const ledger = await startLedger(options);
  await ledger.imported(Object.values(contacts));
  const { read, write } = ledger;
  const search = (body: object) => read('searchLedgerContacts', { body });
  return {
    ...ledger,
    search,
    /** Every contact that a search finds, page by page. */
    found: async (body: object = {}) => {
      const all: LedgerContact[] = [];
      let token: string | undefined;
      for (let pages = 0; pages < mostPages; pages += 1) {
        const { body: page } = await search({ ...body, ...(token ? { pagination_token: token } : {}) });
        all.push(...(page.contacts ?? []));
        token = page.pagination_token;
        if (!token) return all;
      }
      throw new Error(`after ${mostPages} pages there is still another one`);
    },
    remove: (contact_id: string) =>
      ledger.as.editor.call('deleteContact', { path: { ...ledger.path, contact_id } }),
    bulkRemove: (body: object) => write('bulkDeleteContacts', { body }),
  };
}
