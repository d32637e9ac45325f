import { domain as domainOf } from '../../population/index/identifiers.js';
import { foldCompany } from '../../population/index/words.js';
import type { Company, Criterion, Person, Population } from '../../population/population.js';

/** Enough candidates to include an employee of the company with exactly that name. */
const enough = 50;

const nameOf = (name: string | undefined): string => foldCompany(name ?? '').join(' ');

/** Returns the known company with the given id, or else domain, or else name; undefined if there is none. */
export function knownCompany(
  asked: Company,
  population: Population,
  isCompanyId: (company: Company, id: string) => boolean,
): Company | undefined {
  const { id, domain, name } = asked;
  if (id !== undefined) return employerOf(population.people, (company) => isCompanyId(company, id));
  if (domain !== undefined) {
    const sought = domainOf(domain);
    return search(
      population,
      { field: 'company.domain', term: domain },
      (company) => domainOf(company.domain ?? '') === sought,
    );
  }
  const sought = nameOf(name);
  return search(
    population,
    { field: 'company.name', term: name ?? '' },
    (company) => nameOf(company.name) === sought,
  );
}

function search(
  population: Population,
  criterion: Criterion,
  isMeant: (company: Company) => boolean,
): Company | undefined {
  const found = population.candidates(criterion, enough);
  return employerOf(
    found.map(({ person }) => person),
    isMeant,
  );
}

function employerOf(people: readonly Person[], isMeant: (company: Company) => boolean): Company | undefined {
  for (const { jobs = [] } of people) {
    for (const { company } of jobs) if (company !== undefined && isMeant(company)) return company;
  }
  return undefined;
}
