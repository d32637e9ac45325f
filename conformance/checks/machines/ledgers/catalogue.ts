import { filledLedger } from './filled.js';
import { listedLedgers } from './listed.js';

/** What is told of ledgers alone. Their life is that of every kind. The last one reads those that are there by then. */
export const ledgerScenarios = [filledLedger, listedLedgers] as const;
