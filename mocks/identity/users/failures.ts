import type { components } from '../../../generated/identity.js';
import type { RefusalReason } from '../../engine/refusal.js';
import type { BatchOutcome } from './batch.js';

type Failure = components['schemas']['UserAccessFailure'];

/** The error codes, which are those of a refusal of the whole request. */
const codes: Readonly<Partial<Record<RefusalReason, string>>> = {
  'not-found': 'not_found',
  conflict: 'conflict',
  'request-invalid': 'invalid_request',
};

/** Returns the elements that were refused while others were applied; an empty object if there are none. */
export function failuresOf({ failures }: BatchOutcome): { failures?: Failure[] } {
  if (failures.length === 0) return {};
  return {
    failures: failures.map(({ index, refusal: { refused, message } }) => ({
      index,
      error: codes[refused] ?? 'refused',
      message,
    })),
  };
}
