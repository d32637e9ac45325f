import type { Json, JsonObject } from '../../target/json.js';

/** What identifies an employer. */
export interface Employer {
  readonly id: string | undefined;
  readonly linkedin: string | undefined;
  readonly name: string | undefined;
}

/** Placeholders for a company: two jobs with the same one need not be at the same employer. */
const placeholder =
  /^(none|null|n\/a|unknown|various|confidential|stealth.*|.*(free-?lance|self[- ]?employed).*)$/;

/** Returns the employer that a Company record names; undefined if it names none, or a placeholder. */
export function employerOf(company: JsonObject): Employer | undefined {
  const employer = {
    // Ids are opaque, so letter case may matter.
    id: typeof company['id'] === 'string' && company['id'] !== '' ? company['id'] : undefined,
    linkedin: text(company['linkedin']),
    name: text(company['name']),
  };
  if (employer.name !== undefined && placeholder.test(employer.name)) return undefined;
  return (employer.id ?? employer.linkedin ?? employer.name) ? employer : undefined;
}

/** Whether two are certainly the same employer. Compares names only if no better identifier is known of both. */
export function isSame(a: Employer | undefined, b: Employer | undefined): boolean {
  if (!a || !b) return false;
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  if (a.linkedin !== undefined && b.linkedin !== undefined) return a.linkedin === b.linkedin;
  return a.name !== undefined && a.name === b.name;
}

/** Whether two are certainly different employers: every identifier that both have differs. */
export function areDifferent(a: Employer | undefined, b: Employer | undefined): boolean {
  if (!a || !b) return false;
  const pairs = [
    [a.id, b.id],
    [a.linkedin, b.linkedin],
    [a.name, b.name],
  ].filter(([left, right]) => left !== undefined && right !== undefined);
  return pairs.length > 0 && pairs.every(([left, right]) => left !== right);
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? fold(value) : undefined;
}

/** Returns the text without differences of letter case, Unicode composition and spacing. */
export function fold(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
