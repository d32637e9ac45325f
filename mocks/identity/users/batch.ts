import type { Readings } from '../../../generated/questions.js';
import { quote } from '../../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import { type Accesses, type Change, decideChange, lastAdminGone } from './change.js';

/** The readings that apply to requests on several users. */
export interface BatchReadings {
  readonly batch: Readings['users.batch'];
  readonly lastAdmin: Readings['users.last-admin'];
}

/** The outcome of a request. */
export interface BatchOutcome {
  readonly accesses: Accesses;
  /** The users whose access changed, in the order of the request. */
  readonly changed: readonly string[];
  /** Elements that were refused while others were applied. */
  readonly failures: readonly { readonly index: number; readonly refusal: Refusal }[];
}

/** The elements of a request. A refusal stands for an element that names no user. */
type Elements = readonly (Change | Refusal)[];
type Guard = (before: Accesses, after: Accesses) => Refusal | undefined;

/** Applies a request on several users, or refuses it. */
export function decideBatch(
  before: Accesses,
  elements: Elements,
  { batch, lastAdmin }: BatchReadings,
): BatchOutcome | Refusal {
  const guard = lastAdmin === 'conflict' ? lastAdminGone : () => undefined;
  return (batch === 'atomic' ? allOrNothing : oneByOne)(before, elements, guard);
}

/** Applies all elements or none. Checks for the last admin at the end, since one admin may replace another in one request. */
function allOrNothing(before: Accesses, elements: Elements, guard: Guard): BatchOutcome | Refusal {
  let outcome: BatchOutcome = { accesses: before, changed: [], failures: [] };
  for (const [index, element] of elements.entries()) {
    const next = carriedOut(outcome, element);
    if (isRefusal(next)) return placed(next, index);
    outcome = next;
  }
  return guard(before, outcome.accesses) ?? outcome;
}

/** Applies each element separately, in order. */
function oneByOne(before: Accesses, elements: Elements, guard: Guard): BatchOutcome {
  let outcome: BatchOutcome = { accesses: before, changed: [], failures: [] };
  for (const [index, element] of elements.entries()) {
    const next = carriedOut(outcome, element);
    const checked = isRefusal(next) ? next : (guard(outcome.accesses, next.accesses) ?? next);
    outcome = isRefusal(checked)
      ? { ...outcome, failures: [...outcome.failures, { index, refusal: placed(checked, index) }] }
      : checked;
  }
  return outcome;
}

function carriedOut(outcome: BatchOutcome, element: Change | Refusal): BatchOutcome | Refusal {
  if (isRefusal(element)) return element;
  const { userId } = element;
  if (outcome.changed.includes(userId)) {
    return refuse('request-invalid', `The user ${quote(userId)} is named twice: send each user once.`);
  }
  const accesses = decideChange(outcome.accesses, element);
  return isRefusal(accesses) ? accesses : { ...outcome, accesses, changed: [...outcome.changed, userId] };
}

/** Returns a refusal that names its element, since requests may have many. */
function placed(refusal: Refusal, index: number): Refusal {
  return { ...refusal, message: `Element ${index}: ${refusal.message}`, field: `[${index}]` };
}
