import type { Profile } from '../../engine/profile.js';
import { byWeight } from '../../matching/field-names.js';
import type { Demand } from '../../matching/lookup.js';
import { waterfall } from '../../matching/waterfall.js';
import type { FieldName, Person, Population } from '../../population/population.js';
import { plainName } from '../../present/name-parts.js';
import type { ContactInput } from '../stored/contact.js';

/** The members of a contact, as criteria for a lookup. */
const criteria: readonly (readonly [keyof ContactInput, FieldName])[] = [
  ['linkedin', 'linkedin'],
  ['email_address', 'email_address'],
  ['name', 'name'],
  ['company_linkedin', 'company.linkedin'],
  ['company_domain', 'company.domain'],
  ['company_name', 'company.name'],
  ['title', 'title'],
];

/** The criteria that identify a person: sharing only the company or the title is no match. */
const telling: ReadonlySet<FieldName> = new Set(['linkedin', 'email_address', 'name']);

export interface Match {
  readonly person: Person;
  readonly score: number;
}

/**
 * Returns the person whom `find` ranks first for the same criteria (question find.waterfall), if an identifier or the name is
 * among those that fit. Returns undefined if several people fit equally well, rather than picking one at random.
 */
export async function matchOf(
  input: ContactInput,
  population: Population,
  profile: Profile,
): Promise<Match | undefined> {
  const demands = criteria.flatMap(([member, field]): readonly Demand[] => {
    const value = input[member];
    if (value === undefined) return [];
    const term = value.normalize('NFC').trim();
    const plain = field === 'name' ? plainName(profile.reading('record.name-parts'), term) : term;
    return [{ field, terms: [plain], every: false }];
  });
  await population.indexed(demands.map(({ field }) => field));
  const lookup = { demands: demands.sort(byWeight) };
  const [best, next] = waterfall(lookup, population, profile.reading('find.waterfall'));
  if (best === undefined || best.score === next?.score) return undefined;
  return best.met.some(({ field }) => telling.has(field)) ? best : undefined;
}
