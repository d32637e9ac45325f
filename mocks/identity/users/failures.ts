import type { components } from '../../../generated/identity.js';
import type { RefusalReason } from '../../engine/refusal.js';
import type { BatchOutcome } from './batch.js';

type Failure = components['schemas']['UserAccessFailure'];

/** The codes that a refusal of the whole request would have. */
const codes: Readonly<Partial<Record<RefusalReason, string>>> = {
  'not-found': 'not_found',
  conflict: 'conflict',
  'request-invalid': 'invalid_request',
};

/** The elements that were refused while others were carried out; nothing where there are none. */
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
