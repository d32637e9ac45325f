import { foldCompany } from '../../population/index/fold.js';
import { companySlug, domain } from '../../population/index/identifiers.js';
import type { Person } from '../../population/population.js';
import type { Company } from '../../population/records.js';
import type { ContactInput } from '../stored/contact.js';

type CompanyOfContact = Pick<ContactInput, 'company_name' | 'company_domain' | 'company_linkedin'>;

const words = (name: string): string => foldCompany(name).join(' ');

/**
 * Whether a person currently works at the company that a contact was imported with: its name, domain or LinkedIn page, in any
 * spelling, is that of an employer in an active job. True for a contact without a company.
 */
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
  const folded = fold(asked);
  return folded !== undefined && folded !== '' && known !== undefined && folded === fold(known);
}
