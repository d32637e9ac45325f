import { organizationRecord } from './record.js';
import { renamedOrganization } from './renaming.js';
import { organizationsInTurns } from './turns.js';

/** Scenarios about the record of an organization. */
export const organizationScenarios = [organizationRecord, organizationsInTurns, renamedOrganization] as const;
