import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { contactsCsv, csvRequests } from './csv.js';
import { filledRequests } from './filled.js';

export const csvBom = asks('import.csv-bom', {
  needs: ledgerNeeds,
  requests: filledRequests + csvRequests,
  once: true,
  async ask(t) {
    const hasMark = (await contactsCsv(t)).startsWith('\ufeff');
    return hasMark
      ? agrees('on', 'a CSV begins with a byte order mark')
      : agrees('off', 'a CSV begins without a byte order mark');
  },
});
