import type { Question } from '../../catalogue/questions.js';
import type { Rule } from '../../catalogue/rules.js';

/** A detail of a contract document that answers a question, as far as a resolution needs it. */
export interface Detail {
  readonly kind: 'operation' | 'role' | 'parameter' | 'response' | 'header' | 'member' | 'schema' | 'keyword';
  readonly basis: 'assumed' | 'confirmed';
  /** For a role: its name. */
  readonly role?: string;
  /** For a response: every status that it is described under. */
  readonly statuses: readonly string[];
  /** The readings that match the detail as written (`x-readings`), if given. */
  readonly readings?: readonly string[];
}

/** What happens to a detail or rule when its question is resolved. */
export type Decision =
  | { readonly basis: 'confirmed'; readonly role?: string }
  | { readonly basis: 'assumed'; readonly because: string };

const confirmed: Decision = { basis: 'confirmed' };

/**
 * Decides whether a detail of the contract matches a reading. It is confirmed only if that is certain: a role is rewritten to the
 * reading, a response is compared by status, details with `x-readings` by these. Any other detail matches the default of its
 * question until the question is resolved; under another reading an author has to look at it.
 */
export function decideDetail(detail: Detail, question: Question, reading: string): Decision {
  const { kind, basis, role, statuses, readings } = detail;
  const known = Object.keys(question.readings);
  if (kind === 'role' && role !== undefined && known.includes(role)) {
    return role === reading ? confirmed : { basis: 'confirmed', role: reading };
  }
  if (readings !== undefined) {
    if (readings.includes(reading)) return confirmed;
    const because =
      readings.length === 0
        ? 'it allows for several readings at once: narrow it by hand'
        : `it goes with ${readings.join(', ')}: rewrite it by hand, or drop it`;
    return { basis: 'assumed', because };
  }
  const status = statusIn(reading);
  if (kind === 'response' && status !== undefined && statuses.length > 0) {
    if (statuses.every((each) => each === status)) return confirmed;
    return {
      basis: 'assumed',
      because: `it stands under ${statuses.join(', ')}, the reading says ${status}: rewrite it by hand, or drop it`,
    };
  }
  if (known.length === 1) return confirmed;
  const showsDefault = question.resolved === undefined || basis === 'confirmed';
  if (showsDefault && reading === question.default) return confirmed;
  return { basis: 'assumed', because: 'it may still show the former default: rewrite it by hand' };
}

/** Confirms a rule if its sentence holds under the reading. */
export function decideRule(
  { readings = [], unconfirmable, unobservable }: Pick<Rule, 'readings' | 'unconfirmable' | 'unobservable'>,
  reading: string,
): Decision {
  if (unconfirmable !== undefined) return { basis: 'assumed', because: unconfirmable };
  if (readings.includes(reading)) return confirmed;
  if (readings.length === 0 && unobservable !== undefined) return { basis: 'assumed', because: unobservable };
  return { basis: 'assumed', because: 'it speaks of another reading: reword it and its judge, or drop it' };
}

/** Returns the status in the name of a reading, such as 422 in `rejected-422`. */
function statusIn(reading: string): string | undefined {
  return /(?:^|-)([1-5]\d\d)(?=-|$)/.exec(reading)?.[1];
}
