import { ledgerAndForeignAdmin, ledgerAndOutsider } from './isolation.js';
import { ledgerMachine } from './machine.js';
import { ledgerRecords, listedLedgers } from './records.js';

/** Scenarios about ledgers. The last one reads those that are there by then. */
export const ledgerScenarios = [
  ledgerRecords,
  ledgerMachine,
  ledgerAndOutsider,
  ledgerAndForeignAdmin,
  listedLedgers,
] as const;
