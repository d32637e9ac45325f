import { answered } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { filled, filledRequests } from './filled.js';

export const importStatusCode = asks('import.status-code', {
  needs: ledgerNeeds,
  requests: filledRequests,
  once: true,
  async ask(t) {
    const { good } = await filled(t);
    return answered(good.answer, 'contacts added', {
      200: 'answered-200',
      201: 'answered-201',
      202: 'answered-202',
    });
  },
});
