import { accountCreator } from './creator.js';
import { regeneratedAccounts } from './regeneration.js';

/** What is told of service accounts alone. Their life is that of every kind. */
export const serviceAccountScenarios = [regeneratedAccounts, accountCreator] as const;
