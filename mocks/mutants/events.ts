import { trackableFields } from '../ledger/enrichment/trackable-fields.js';
import type { Mutant } from './mutant.js';

/** Mutants of what triggers change notifications (section 6). */
export const eventMutants = {
  'events.silent': {
    breaks: 'events.exist',
    mutation: 'No change triggers a notification.',
    tracks: () => undefined,
  },
  'events.any-change': {
    breaks: 'events.only-tracked',
    mutation: 'A change of any field triggers a notification, once any field is tracked.',
    tracks: (effective) => effective && { ...effective, fields: trackableFields },
  },
} as const satisfies Record<string, Mutant>;
