import type { QuestionId } from '../../generated/questions.js';
import { refusals } from '../../generated/refusals.js';
import type { RuleId } from '../../generated/rules.js';

/** Why a request is refused: the profile maps it to a status and a body, and a mutant may waive it. */
export type RefusalReason = keyof typeof refusals;

/** The open question about a refusal and the sentences that refuse, as refusals.yaml explains them. */
interface Ground {
  readonly question?: QuestionId;
  readonly statusBy?: QuestionId;
  readonly status?: number;
  readonly rules?: readonly RuleId[];
}

export const grounds: Readonly<Record<RefusalReason, Ground>> = refusals;

export interface Refusal {
  readonly refused: RefusalReason;
  readonly message: string;
  /** The member at fault, as a path such as `matches[3].fields[0].field_name`. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function refuse(
  refused: RefusalReason,
  message: string,
  more: Omit<Refusal, 'refused' | 'message'> = {},
): Refusal {
  return { refused, message, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** Ends a call with a refusal, from wherever its handler is. What a transaction wrote so far is undone. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function deny(...refusal: Parameters<typeof refuse>): never {
  throw new Refused(refuse(...refusal));
}

/** Returns a value unless it is a refusal, which ends the call. */
export function granted<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Refused(value);
  return value;
}

/** Quotes a value for a message: on one line, and truncated to a sensible length. */
export function quote(value: string, limit = 100): string {
  const text = JSON.stringify(value);
  return text.length <= limit ? text : `${text.slice(0, limit)}…"`;
}
