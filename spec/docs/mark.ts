import { type Basis, bases } from '../source/basis.js';
import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';

/** The origin of a detail of a document. */
export interface Mark {
  readonly basis: Basis;
  /** The open question that an assumed detail rests on, or that a confirmed one answers. */
  readonly question?: string;
  readonly section?: string;
  /** False if the detail has no mark and inherits that of the enclosing one. */
  readonly own: boolean;
}

/** Returns the mark of a detail: its own or that of the enclosing detail. */
export function markOf(detail: JsonObject, enclosing: Mark): Mark {
  const section = textOf(detail['x-section']);
  const question = textOf(detail['x-question']);
  const named = { ...(section ? { section } : {}), ...(question ? { question } : {}), own: true };
  // An unknown basis must not pass for stated.
  if (detail['x-basis'] !== undefined) return { basis: basisIn(detail['x-basis']) ?? 'assumed', ...named };
  // What the specification describes in its own section is stated wherever it is used.
  return section === undefined ? { ...enclosing, own: false } : { basis: 'stated', ...named };
}

/** The mark of a document: details without a mark are stated. */
export const unmarked: Mark = { basis: 'stated', own: false };

/** Merges a detail with the target of its reference, and returns its mark: its own takes precedence over that of the target. */
export function entered(
  document: JsonObject,
  detail: Json | undefined,
  enclosing: Mark,
): { readonly detail: JsonObject; readonly mark: Mark } {
  const near = isObject(detail) ? detail : {};
  const target = resolved(document, near);
  const far = isObject(target) ? target : {};
  const { $ref, ...beside } = near;
  const isMarked = near['x-basis'] !== undefined || near['x-section'] !== undefined;
  return { detail: { ...far, ...beside }, mark: markOf(isMarked ? near : far, enclosing) };
}

/** Returns the mark of a keyword whose origin differs from that of its detail. */
export function keywordMark(detail: JsonObject, keyword: string): Mark | undefined {
  for (const basis of ['assumed', 'confirmed'] as const) {
    const keywords = detail[`x-${basis}-keywords`];
    const question = isObject(keywords) ? textOf(keywords[keyword]) : undefined;
    if (question !== undefined) return { basis, question, own: true };
  }
  return undefined;
}

/** Returns the keywords of a detail that have their own marks. */
export function markedKeywords(detail: JsonObject): readonly string[] {
  return [detail['x-assumed-keywords'], detail['x-confirmed-keywords']].flatMap((keywords) =>
    isObject(keywords) ? Object.keys(keywords) : [],
  );
}

/** Returns a trimmed, non-empty text. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function basisIn(value: Json): Basis | undefined {
  return bases.find((basis) => basis === value);
}
