import type { FilterableRecord } from '../../../filters/read-leaf.js';
import { companySlug, domain, personSlug } from '../../../population/index/identifiers.js';
import type { ContactView } from './contact-view.js';
import { isMemberPath, readMember } from './members.js';

/** Normalizes members that can be written in several ways. */
const identifiers: Readonly<Record<string, (text: string) => string | undefined>> = {
  linkedin: personSlug,
  'current_position.company.linkedin': companySlug,
  'current_position.company.domain': domain,
};

/** The fields that filters may name: every member of a contact. */
export const contactFields: FilterableRecord = {
  isDated: (path) => /_at$/.test(path),
  canonical,
};

/** Returns the texts of a member that a filter is compared with; none if the member is blank. */
export function filterValues(view: ContactView, path: string): readonly string[] {
  const value = isMemberPath(path) ? readMember(path, view) : undefined;
  return value === undefined ? [] : [canonical(path, String(value))];
}

function canonical(path: string, text: string): string {
  // Reference ids are the client's own: two that differ in a single byte are different.
  if (path === 'reference_id') return text;
  const composed = text.normalize('NFC');
  return identifiers[path]?.(composed) ?? composed;
}
