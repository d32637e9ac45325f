import type { FilterableRecord } from '../../../filters/read-leaf.js';
import { companySlug, domain, personSlug } from '../../../population/index/identifiers.js';
import { isMemberPath, readMember } from './members.js';
import type { Sight } from './sight.js';

/** Members that people write in several ways, and what each way comes to. */
const identifiers: Readonly<Record<string, (text: string) => string | undefined>> = {
  linkedin: personSlug,
  'current_position.company.linkedin': companySlug,
  'current_position.company.domain': domain,
};

/** What filters may speak of: every member of a contact. */
export const contactFields: FilterableRecord = {
  isDated: (path) => /_at$/.test(path),
  canonical,
};

/** The texts that a filter compares a member with; none where it is blank. */
export function filterValues(sight: Sight, path: string): readonly string[] {
  const value = isMemberPath(path) ? readMember(path, sight) : undefined;
  return value === undefined ? [] : [canonical(path, String(value))];
}

function canonical(path: string, text: string): string {
  // References are the caller's own: two that differ in a single byte are two.
  if (path === 'reference_id') return text;
  const composed = text.normalize('NFC');
  return identifiers[path]?.(composed) ?? composed;
}
