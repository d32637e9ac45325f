import { isSameSet, referencesOf } from '../../checks/machines/contacts/contact.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf } from '../../target/wire/members.js';
import { decided } from '../answers.js';
import { filled, filledRequests } from '../imports/filled.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

export const viewNames = asks('contacts.view-names', {
  needs: ledgerNeeds,
  requests: filledRequests + 3,
  once: true,
  async ask(t) {
    const { ledgerId, shown } = await filled(t);
    const view = async (name: string) => {
      const query = { view: name, size: 100 };
      const answer = decided(await t.call('getContacts', { path: { ledger_id: ledgerId }, query }));
      const { status, json } = answer.response;
      const isFull = isSuccess(answer) && isSameSet(referencesOf(itemsOf(json)), shown);
      return { status, isFull, isRefused: status === 400 || status === 422 };
    };
    const [data, full, none] = [await view('data'), await view('full'), await view('no-such-view')];
    const saw = `\`view\` data → status ${data.status}, full → status ${full.status}`;
    if (none.isRefused && data.isFull && full.isRefused) return agrees('data-count', saw);
    if (none.isRefused && full.isFull && data.isRefused) return agrees('full-count', saw);
    return otherwise(`${saw}, another → status ${none.status}`);
  },
});
