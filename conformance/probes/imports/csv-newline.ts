import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { contactsCsv, csvRequests } from './csv.js';
import { filledRequests } from './filled.js';

export const csvNewline = asks('import.csv-newline', {
  needs: ledgerNeeds,
  requests: filledRequests + csvRequests,
  once: true,
  async ask(t) {
    const text = await contactsCsv(t);
    const ends = new Set(text.match(/\r\n|\r|\n/g));
    if (ends.size === 0) throw undecided('a CSV of contacts is one line that does not end');
    // No contact of the ledger has a text of several lines.
    if (ends.size > 1) return otherwise('lines of a CSV end now this way, now that way');
    if (ends.has('\r\n')) return agrees('crlf', 'lines of a CSV end with CR LF');
    return ends.has('\n')
      ? agrees('lf', 'lines of a CSV end with LF')
      : otherwise('lines of a CSV end with CR');
  },
});
