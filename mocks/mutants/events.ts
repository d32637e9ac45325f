import { trackableFields } from '../ledger/enrichment.js';
import type { Mutant } from './mutant.js';
import { ofAnother, remembering, withDeleted } from './operators/events.js';

/** Mutants of the conditions for change notifications (section 6). */
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
  'events.of-another': {
    breaks: 'events.about-changed',
    mutation: 'A notification tells of another contact of the ledger than the one that changed.',
    notifies: ofAnother,
  },
  'events.of-deleted': {
    breaks: 'events.not-deleted',
    mutation: 'A contact that was deleted is told of when others change.',
    handle: remembering('deleteContact'),
    notifies: withDeleted,
  },
} as const satisfies Record<string, Mutant>;
