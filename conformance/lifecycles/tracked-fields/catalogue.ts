import { currentTrackedFields } from './current.js';
import { trackedFieldDeletion } from './deletion.js';
import { trackedFieldEffect } from './effective-at.js';
import { trackedFieldLife } from './life.js';
import { trackedFieldUpdates } from './updates.js';

/** What happens to tracked fields. */
export const trackedFieldScenarios = [
  currentTrackedFields,
  trackedFieldUpdates,
  trackedFieldDeletion,
  trackedFieldEffect,
  trackedFieldLife,
] as const;
