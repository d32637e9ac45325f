import { ledgerAndForeignAdmin, ledgerAndOutsider } from './isolation.js';
import { ledgerMachine } from './machine.js';
import { ledgerRecords, listedLedgers } from './records.js';

/** What happens to ledgers. The last one looks at those that are there by then. */
export const ledgerScenarios = [
  ledgerRecords,
  ...ledgerMachine,
  ledgerAndOutsider,
  ledgerAndForeignAdmin,
  listedLedgers,
] as const;
