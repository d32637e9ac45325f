import { nearest } from '../../spec/catalogue/nearest.js';
import { quote } from '../engine/quote.js';
import { opaqueId } from '../population/opaque-id.js';
import type { Company } from '../population/records.js';
import type { CompanyOrKey, WrittenCompany } from './written.js';

type Parent = NonNullable<Company['ultimate_parent']>;

/** Companies by the keys with which jobs refer to them. */
export type Companies = ReadonlyMap<string, Company>;

/** Converts companies to records: one each, shared by all who work there. */
export function companiesOf(
  written: Readonly<Record<string, WrittenCompany>>,
  others: Companies = new Map(),
): Companies {
  const all = { ...Object.fromEntries(others), ...written };
  const companies = new Map<string, Company>();
  for (const [key, company] of Object.entries(written)) companies.set(key, asCompany(company, key, all));
  return companies;
}

/** Returns the company of a job as a record. An unknown key becomes the name of the company. */
export function companyMeant(meant: CompanyOrKey, companies: Companies): Company {
  if (typeof meant !== 'string') return asCompany(meant, undefined, Object.fromEntries(companies));
  return companies.get(meant) ?? asCompany({ name: meant }, undefined, {});
}

/** Returns the ultimate parent of a company as a record. */
export function parentMeant(
  meant: NonNullable<WrittenCompany['ultimate_parent']>,
  companies: Companies,
): Parent {
  return asParent(meant, Object.fromEntries(companies));
}

/** Describes an unknown key: ", did you mean …?", or the list of companies. */
export function unknownCompany(key: string, keys: readonly string[]): string {
  const near = nearest(key, keys);
  const there = keys.length === 0 ? 'there are none' : `there are ${keys.slice(0, 8).join(', ')}`;
  const hint = near === undefined ? `; ${there}.` : `; did you mean ${quote(near)}?`;
  return `is ${quote(key)}, which is no key under \`companies\`${hint}`;
}

function asCompany(
  { ultimate_parent: parent, ...written }: WrittenCompany,
  key: string | undefined,
  all: Readonly<Record<string, WrittenCompany>>,
): Company {
  const id = written.id ?? idFor(written, key);
  return {
    ...(id === undefined ? {} : { id }),
    ...written,
    ...(parent === undefined ? {} : { ultimate_parent: asParent(parent, all) }),
  };
}

/** Returns the members of section 2.5, as far as the parent has them. */
function asParent(
  parent: NonNullable<WrittenCompany['ultimate_parent']>,
  all: Readonly<Record<string, WrittenCompany>>,
): Parent {
  if (typeof parent !== 'string') return parent;
  const { id, name, linkedin, ticker, domain } = asCompany(all[parent] ?? { name: parent }, parent, {});
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...(linkedin === undefined ? {} : { linkedin }),
    ...(ticker === undefined ? {} : { ticker }),
    ...(domain === undefined ? {} : { domain }),
  };
}

function idFor({ domain, linkedin, name }: WrittenCompany, key: string | undefined): string | undefined {
  const from = key ?? domain ?? linkedin ?? name;
  return from === undefined ? undefined : opaqueId('com', `written ${from}`);
}
