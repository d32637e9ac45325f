import { hasValue } from '../../../target/wire/leaves.js';
import { called, type Row, renaming } from '../../laws/row.js';
import { missingIn, seeAgreement, seeBounds } from './ledger-facts.js';

/** Ledgers (section 4.3): reading one shows what the list shows of it. */
export const ledgerRow: Row = {
  kind: 'ledger',
  count: 61,
  body: (t, nth) => called(t, 'ledger', nth),
  listed: 'ledger.create',
  sent: 'ledger.create',
  read: 'getLedger',
  change: {
    operation: 'updateLedger',
    members: {
      name: renaming('ledger', 'ledger.update-name'),
      description: renaming('described ledger', 'ledger.update-description'),
    },
  },
  gone: { rule: 'ledger.delete', isStill: () => true },
  more: ['ledger.get-members', 'ledger.list-has-each', 'ledger.counts-bounds'],
  record(t, { body }, record, answer) {
    seeBounds(t, record, answer);
    if (answer.operation !== 'getLedger') return;
    const shown = Object.values(body).every((value) => hasValue(record, String(value)));
    const missing = missingIn(record);
    const expected = 'a name, a description, a created date and three counts';
    const seen = { at: 'body', expected, received: `lacks ${missing.join(' and ')}` };
    if (shown) t.soft('ledger.get-members', answer).holds(missing.length === 0, seen);
  },
  both: seeAgreement,
  isolation: 'ledger.org-isolation',
};
