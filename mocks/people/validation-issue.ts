import type { RefusalReason } from '../engine/refusal.js';

/** A part of a request that the profile rejects; a mutant may still waive it. */
export interface ValidationIssue {
  readonly reason: RefusalReason;
  readonly message: string;
  /** The member at fault, such as `matches[3].fields[0].field_name`; undefined for the whole body. */
  readonly field?: string;
}

/** Returns a value of a request for a message: as JSON, truncated if long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}
