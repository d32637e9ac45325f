import { type Basis, bases } from '../source/basis.js';
import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';

/** Where a detail of a document comes from. */
export interface Mark {
  readonly basis: Basis;
  /** The open question that an assumed detail rests on, or a confirmed one answered. */
  readonly question?: string;
  readonly section?: string;
  /** False where the detail has no mark of its own and takes the one of what encloses it. */
  readonly own: boolean;
}

/** The mark of a detail: its own, or the one of the detail that encloses it. */
export function markOf(detail: JsonObject, enclosing: Mark): Mark {
  const section = textOf(detail['x-section']);
  const question = textOf(detail['x-question']);
  const named = { ...(section ? { section } : {}), ...(question ? { question } : {}), own: true };
  // A basis that nobody knows must not pass for stated.
  if (detail['x-basis'] !== undefined) return { basis: basisIn(detail['x-basis']) ?? 'assumed', ...named };
  // What the specification describes in a section of its own is stated wherever it is used.
  return section === undefined ? { ...enclosing, own: false } : { basis: 'stated', ...named };
}

/** What stands above every detail of a document: what carries no mark is stated. */
export const unmarked: Mark = { basis: 'stated', own: false };

/** A detail with what it refers to folded in, and its mark: its own one counts before that of what it refers to. */
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

/** The mark of one keyword that comes from elsewhere than the detail it belongs to. */
export function keywordMark(detail: JsonObject, keyword: string): Mark | undefined {
  for (const basis of ['assumed', 'confirmed'] as const) {
    const keywords = detail[`x-${basis}-keywords`];
    const question = isObject(keywords) ? textOf(keywords[keyword]) : undefined;
    if (question !== undefined) return { basis, question, own: true };
  }
  return undefined;
}

/** Every keyword of a detail that has a mark of its own. */
export function markedKeywords(detail: JsonObject): readonly string[] {
  return [detail['x-assumed-keywords'], detail['x-confirmed-keywords']].flatMap((keywords) =>
    isObject(keywords) ? Object.keys(keywords) : [],
  );
}

/** A text that says something, without space around it. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function basisIn(value: Json): Basis | undefined {
  return bases.find((basis) => basis === value);
}
