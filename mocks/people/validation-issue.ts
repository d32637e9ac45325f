import type { RefusalReason } from '../engine/refusal.js';

/** Something about a request that the profile does not put up with; a mutant may still waive it. */
export interface ValidationIssue {
  readonly reason: RefusalReason;
  readonly message: string;
  /** The member at fault, as `matches[3].fields[0].field_name`; undefined for the whole body. */
  readonly field?: string;
}

/** A value of a request as it stands in a message: as JSON, and never long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}
