import { currentTrackedFields } from './current.js';
import { trackedFieldDeletion } from './deletion.js';
import { trackedFieldLife } from './life.js';
import { trackedFieldCycle } from './next-cycle.js';
import { trackedFieldUpdates } from './updates.js';

/** What happens to tracked fields. */
export const trackedFieldStories = [
  currentTrackedFields,
  trackedFieldUpdates,
  trackedFieldDeletion,
  trackedFieldCycle,
  trackedFieldLife,
] as const;
