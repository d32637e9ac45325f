import { opaqueId } from '../opaque-id.js';
import type { Place } from '../places/place.js';
import { type Random, randomOf } from '../random.js';
import type { Company } from '../records.js';
import { industries } from '../tables/industries.js';
import { lastNames, streetSuffixes } from '../tables/names.js';
import { drawCompanyType, drawDomainSuffix } from '../tables/skews.js';
import { asciiOf } from './ascii.js';
import { drawPlace } from './places.js';
import { unusedTicker } from './tickers.js';

/** One company per this many people. */
const peoplePerCompany = 8;
/** The minimum, so that small populations have a choice of employers too. */
const fewestCompanies = 12;

/**
 * The companies of a population, largest first, each created on first use. Company n is the same in a population of any size: it
 * depends only on the seed, on n and on the companies before it.
 */
export class Companies {
  readonly #seed: number;
  readonly #made: Company[] = [];
  readonly #slugs: Set<string>;
  readonly #tickers: Set<string>;

  /** @param taken companies created elsewhere, whose slugs and tickers must not be reused */
  constructor(seed: number, taken: Iterable<Company>) {
    this.#seed = seed;
    const known = [...taken];
    this.#slugs = new Set(known.flatMap(({ linkedin }) => linkedin ?? []));
    this.#tickers = new Set(known.flatMap(({ ticker }) => ticker ?? []));
  }

  /**
   * Draws an employer for person number `index` from the companies of a population that ends with this person. The probability of
   * company n falls as 1 / n (Zipf): few have many employees, many have few.
   */
  employer(random: Random, index: number): Company {
    const count = Math.max(fewestCompanies, Math.ceil((index + 1) / peoplePerCompany));
    return this.#at(Math.floor((count + 1) ** random.next()) - 1);
  }

  #at(rank: number): Company {
    while (this.#made.length <= rank) this.#made.push(this.#make(this.#made.length));
    const company = this.#made[rank];
    if (company === undefined) throw new Error(`There is no company number ${rank}`);
    return company;
  }

  #make(rank: number): Company {
    const random = randomOf(this.#seed, 'company', rank);
    const place = drawPlace(random);
    const type = drawCompanyType(random);
    const { industry, sicCodes, nouns } = random.pick(industries);
    const name = nameOf(type, place, random.pick(nouns), random);
    const slug = this.#unusedSlug(asciiOf(name, '-'));
    const parent = rank > 0 && random.chance(0.15) ? this.#made[random.below(rank)] : undefined;
    return {
      id: opaqueId('com', `${this.#seed} ${rank}`),
      name,
      location: place.text,
      linkedin: slug,
      ...(type === 'Public Company' ? { ticker: unusedTicker(name, this.#tickers, random) } : {}),
      type,
      address: `${random.between(1, 9900)} ${random.pick(lastNames)} ${random.pick(streetSuffixes)}, ${place.text}`,
      country: place.country,
      ...(random.chance(0.04) ? {} : { domain: `${slug}${drawDomainSuffix(random)}` }),
      employee_count: employeeCount(type, rank, random),
      industry,
      sic_codes: sicCodes.slice(0, random.between(1, sicCodes.length)),
      ...(parent === undefined ? {} : { ultimate_parent: asParent(parent) }),
    };
  }

  #unusedSlug(wanted: string): string {
    let slug = wanted;
    for (let number = 2; this.#slugs.has(slug); number++) slug = `${wanted}-${number}`;
    this.#slugs.add(slug);
    return slug;
  }
}

function nameOf(type: Company['type'], place: Place, noun: string, random: Random): string {
  const family = random.pick(lastNames);
  switch (type) {
    case 'Educational':
      return `${family} ${random.pick(['College', 'University', 'Academy'])}`;
    case 'Government Agency':
      return `${place.details.locality ?? family} ${random.pick(['Port Authority', 'Water District', 'Transit Agency'])}`;
    case 'Non Profit':
      return `${family} ${random.pick(['Foundation', 'Trust', 'Alliance'])}`;
    case 'Partnership':
      return `${family} & ${random.pick(lastNames)} LLP`;
    default:
      return `${family} ${noun}`;
  }
}

function employeeCount(type: Company['type'], rank: number, random: Random): number {
  if (type === 'Self Owned') return random.between(2, 30);
  return Math.max(random.between(5, 60), Math.round((140_000 / (rank + 1) ** 0.9) * (0.4 + random.next())));
}

/** Returns the members of section 2.5, as far as the parent has them. The parent of a parent is the ultimate one. */
function asParent({
  id,
  name,
  linkedin,
  ticker,
  domain,
  ultimate_parent,
}: Company): NonNullable<Company['ultimate_parent']> {
  if (ultimate_parent !== undefined) return ultimate_parent;
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...(linkedin === undefined ? {} : { linkedin }),
    ...(ticker === undefined ? {} : { ticker }),
    ...(domain === undefined ? {} : { domain }),
  };
}
