import type { Json, JsonObject } from '../../target/json.js';

/** What tells one employer from another. */
export interface Employer {
  readonly id: string | undefined;
  readonly linkedin: string | undefined;
  readonly name: string | undefined;
}

/** Stand-ins for a company: two jobs under one of them need not be at one employer. */
const standIn =
  /^(none|null|n\/a|unknown|various|confidential|stealth.*|.*(free-?lance|self[- ]?employed).*)$/;

/** The employer that a Company record names; undefined when it names none, or a stand-in. */
export function employerOf(company: JsonObject): Employer | undefined {
  const employer = {
    // An id is opaque: its letter case may matter.
    id: typeof company['id'] === 'string' && company['id'] !== '' ? company['id'] : undefined,
    linkedin: text(company['linkedin']),
    name: text(company['name']),
  };
  if (employer.name !== undefined && standIn.test(employer.name)) return undefined;
  return (employer.id ?? employer.linkedin ?? employer.name) ? employer : undefined;
}

/** Certain to be one employer: a name counts only where they have nothing better in common. */
export function isSame(a: Employer | undefined, b: Employer | undefined): boolean {
  if (!a || !b) return false;
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  if (a.linkedin !== undefined && b.linkedin !== undefined) return a.linkedin === b.linkedin;
  return a.name !== undefined && a.name === b.name;
}

/** Certain to be two employers: nothing that both are told by is equal. */
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

/** Text without differences of letter case, composition and spacing. */
export function fold(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
