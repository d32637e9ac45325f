import type { Readings } from '../../../generated/questions.js';
import { quote } from '../../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import { type Accesses, type Change, decideChange, lastAdminGone } from './change.js';

/** How the profile reads what the specification leaves open about these requests. */
export interface BatchReadings {
  readonly batch: Readings['users.batch'];
  readonly lastAdmin: Readings['users.last-admin'];
}

/** What a request led to. */
export interface BatchOutcome {
  readonly accesses: Accesses;
  /** Whose access was changed, in the order of the request. */
  readonly changed: readonly string[];
  /** Elements that were refused while others were carried out. */
  readonly failures: readonly { readonly index: number; readonly refusal: Refusal }[];
}

/** What a request asks for; a refusal stands for an element that names nobody. */
type Elements = readonly (Change | Refusal)[];
type Guard = (before: Accesses, after: Accesses) => Refusal | undefined;

/** Carries out a request on several users, or refuses it. */
export function decideBatch(
  before: Accesses,
  elements: Elements,
  { batch, lastAdmin }: BatchReadings,
): BatchOutcome | Refusal {
  const guard = lastAdmin === 'conflict' ? lastAdminGone : () => undefined;
  return (batch === 'atomic' ? allOrNothing : oneByOne)(before, elements, guard);
}

/** The last admin is looked for at the end: in one request, one admin may take the place of another. */
function allOrNothing(before: Accesses, elements: Elements, guard: Guard): BatchOutcome | Refusal {
  let outcome: BatchOutcome = { accesses: before, changed: [], failures: [] };
  for (const [index, element] of elements.entries()) {
    const next = carriedOut(outcome, element);
    if (isRefusal(next)) return placed(next, index);
    outcome = next;
  }
  return guard(before, outcome.accesses) ?? outcome;
}

/** Each element stands for itself, in order. */
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

/** A refusal that names its element, as callers send many. */
function placed(refusal: Refusal, index: number): Refusal {
  return { ...refusal, message: `Element ${index}: ${refusal.message}`, field: `[${index}]` };
}
