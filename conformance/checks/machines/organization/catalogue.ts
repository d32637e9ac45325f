import { organizationRecord } from './record.js';
import { renamedOrganization } from './renaming.js';

/** What happens to the record of an organization. */
export const organizationScenarios = [organizationRecord, renamedOrganization] as const;
