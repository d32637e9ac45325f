import type { components } from '../../../generated/ledger.js';
import type { Profile } from '../../engine/profile.js';

/** Section 3 names `processing` and `completed`; the others are question import.states. */
export type ImportStatus = components['schemas']['ImportStatus'];

export type ImportAction = 'start' | 'complete' | 'fail' | 'delete-contacts';

//               start        complete    fail      delete contacts
// pending       processing   -           failed    -
// processing    -            completed   failed    deleted
// completed     -            -           -         deleted
// failed        -            -           -         -
// deleted       -            -           -         -
const transitions: Readonly<Record<ImportStatus, Readonly<Partial<Record<ImportAction, ImportStatus>>>>> = {
  pending: { start: 'processing', fail: 'failed' },
  processing: { complete: 'completed', fail: 'failed', 'delete-contacts': 'deleted' },
  completed: { 'delete-contacts': 'deleted' },
  failed: {},
  deleted: {},
};

/** Returns the status after an action; undefined if the status forbids it. */
export function afterAction(status: ImportStatus, action: ImportAction): ImportStatus | undefined {
  return transitions[status][action];
}

/** What deleting the contacts of an import does besides removing them. */
export interface Deletion {
  /** Whether rows that are not processed yet are discarded. */
  readonly cancels: boolean;
  /** Whether the import becomes `deleted`. */
  readonly ends: boolean;
  /** Whether it keeps its status, and no longer counts any of its rows. */
  readonly forgets: boolean;
}

/**
 * Returns what deleting the contacts of an import does (section 3 rule 3, questions import.delete-processing and
 * import.after-delete); undefined if its status forbids it. An import that continues to be processed stays as it is.
 */
export function decideDeletion(status: ImportStatus, profile: Profile): Deletion | undefined {
  if (afterAction(status, 'delete-contacts') === undefined) return undefined;
  const goesOn = status === 'processing' && profile.reading('import.delete-processing') === 'continued';
  const ends = profile.reading('import.after-delete') === 'deleted';
  return { cancels: status === 'processing' && !goesOn, ends: !goesOn && ends, forgets: !goesOn && !ends };
}
