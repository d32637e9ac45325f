import type { Profile } from '../engine/handler.js';
import { byWeight, type Demand, waterfall } from '../matching/waterfall.js';
import { companySlug, domain } from '../population/index/identifiers.js';
import { foldCompany } from '../population/index/words.js';
import type { Company, FieldName, Person, Population } from '../population/population.js';
import { frozen } from '../state/json.js';
import { plainName } from '../views/forms.js';
import type { Contact, ContactInput } from './contacts.js';

type Origin = Pick<Contact, 'id' | 'ledgerId' | 'importId' | 'createdAtMs'>;

export function newContact(input: ContactInput, match: Match | undefined, origin: Origin): Contact {
  return {
    ...origin,
    referenceId: input.reference_id ?? null,
    input,
    ...seenOf(input, match),
    companyChangedAtMs: null,
    infoChangedAtMs: null,
    customChange: null,
  };
}

export function seenOf(
  input: ContactInput,
  match: Match | undefined,
): Pick<Contact, 'match' | 'verified' | 'seen'> {
  const { person, score = 0 } = match ?? {};
  if (person?.id === undefined) return { match: null, verified: false, seen: null };
  return {
    match: { personId: person.id, score },
    verified: worksAt(person, input),
    seen: frozen(person),
  };
}

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

interface Match {
  readonly person: Person;
  readonly score: number;
}

/** Returns the person whom `find` ranks first by more than the company, unless several fit equally well. */
export function matchOf(input: ContactInput, population: Population, profile: Profile): Match | undefined {
  const demands = criteria.flatMap(([member, field]): readonly Demand[] => {
    const value = input[member];
    if (value === undefined) return [];
    const term = value.normalize('NFC').trim();
    const plain = field === 'name' ? plainName(profile, term) : term;
    return [{ field, terms: [plain], every: false }];
  });
  const lookup = { demands: demands.sort(byWeight) };
  const [best, next] = waterfall(lookup, population, profile.reading('find.waterfall'));
  if (best === undefined || best.score === next?.score) return undefined;
  return best.met.some(({ field }) => telling.has(field)) ? best : undefined;
}

type CompanyOfContact = Pick<ContactInput, 'company_name' | 'company_domain' | 'company_linkedin'>;

const words = (name: string): string => foldCompany(name).join(' ');

/** Whether an employer in an active job is the company of the contact, in any spelling. True without a company. */
export function worksAt(person: Person, contact: CompanyOfContact): boolean {
  const { company_name, company_domain, company_linkedin } = contact;
  const asked: ((company: Company) => boolean)[] = [];
  if (company_name !== undefined) asked.push(({ name }) => sameText(words, company_name, name));
  if (company_domain !== undefined) asked.push((company) => sameText(domain, company_domain, company.domain));
  if (company_linkedin !== undefined) {
    asked.push(({ linkedin }) => sameText(companySlug, company_linkedin, linkedin));
  }
  if (asked.length === 0) return true;
  const active = (person.jobs ?? []).filter((job) => job.ended_at === undefined);
  const employers = active.flatMap(({ company }) => company ?? []);
  return employers.some((company) => asked.some((isAsked) => isAsked(company)));
}

function sameText(
  fold: (text: string) => string | undefined,
  asked: string,
  known: string | undefined,
): boolean {
  if (known === undefined) return false;
  const folded = fold(asked);
  return folded !== undefined && folded !== '' && (asked === known || folded === fold(known));
}
