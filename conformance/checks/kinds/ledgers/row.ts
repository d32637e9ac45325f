import { called, type Row, renaming } from '../../laws/row.js';
import { seeAgreement } from './ledger-facts.js';

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
  more: ['ledger.list-has-each'],
  both: seeAgreement,
  isolation: 'ledger.org-isolation',
};
