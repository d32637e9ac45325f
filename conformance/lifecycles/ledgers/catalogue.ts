import { ledgerContents } from './contents.js';
import { ledgerContactsDeletion, ledgerDeletion } from './deletion.js';
import { ledgerAndForeignAdmin, ledgerAndOutsider } from './isolation.js';
import { ledgerLife } from './life.js';
import { listedLedgers } from './listed.js';
import { ledgerRecords } from './records.js';
import { ledgerUpdate } from './update.js';

/** What happens to ledgers. The last one looks at those that are there by then. */
export const ledgerScenarios = [
  ledgerRecords,
  ledgerUpdate,
  ledgerContents,
  ledgerDeletion,
  ledgerContactsDeletion,
  ledgerAndOutsider,
  ledgerAndForeignAdmin,
  ledgerLife,
  listedLedgers,
] as const;
