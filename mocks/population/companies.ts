import { fold } from './index/words.js';
import { drawPlace, type Place } from './places.js';
import type { Company } from './population.js';
import { opaqueId, type Random, randomOf } from './random.js';
import * as tables from './tables.js';

const peoplePerCompany = 8;
/** The minimum, so that small populations have a choice of employers too. */
const fewestCompanies = 12;

/** Companies, largest first, created on first use: company n depends on the seed, n and the companies before it only. */
export class Companies {
  readonly #seed: number;
  readonly #made: Company[] = [];
  readonly #slugs: Set<string>;
  readonly #tickers: Set<string>;
  /** By slug, the number to try next. */
  readonly #next = new Map<string, number>();

  /** @param taken companies created elsewhere, whose slugs and tickers must not be reused */
  constructor(seed: number, taken: Iterable<Company>) {
    this.#seed = seed;
    const known = [...taken];
    this.#slugs = new Set(known.flatMap(({ linkedin }) => linkedin ?? []));
    this.#tickers = new Set(known.flatMap(({ ticker }) => ticker ?? []));
  }

  /** Returns the number of companies that people before number `index` and that one may work for. */
  countFor(index: number): number {
    return Math.max(fewestCompanies, Math.ceil((index + 1) / peoplePerCompany));
  }

  /** Draws an employer for person number `index`: the probability of company n falls as 1 / n (Zipf). */
  employer(random: Random, index: number): number {
    return Math.floor((this.countFor(index) + 1) ** random.next()) - 1;
  }

  at(rank: number): Company {
    while (this.#made.length <= rank) this.#made.push(this.#make(this.#made.length));
    const company = this.#made[rank];
    if (company === undefined) throw new Error(`There is no company number ${rank}`);
    return company;
  }

  #make(rank: number): Company {
    const random = randomOf(this.#seed, 'company', rank);
    const place = drawPlace(random);
    const type = tables.drawCompanyType(random);
    const { industry, sicCodes, nouns } = random.pick(tables.industries);
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
      address: `${random.between(1, 9900)} ${random.pick(tables.lastNames)} ${random.pick(tables.streetSuffixes)}, ${place.text}`,
      country: place.country,
      ...(random.chance(0.04) ? {} : { domain: `${slug}${tables.drawDomainSuffix(random)}` }),
      employee_count: employeeCount(type, rank, random),
      industry,
      sic_codes: sicCodes.slice(0, random.between(1, sicCodes.length)),
      ...(parent === undefined ? {} : { ultimate_parent: parent.ultimate_parent ?? asParent(parent) }),
    };
  }

  #unusedSlug(wanted: string): string {
    let slug = wanted;
    // Lower ones are taken, as they were the last time.
    let number = this.#next.get(wanted) ?? 2;
    for (; this.#slugs.has(slug); number++) slug = `${wanted}-${number}`;
    this.#next.set(wanted, number);
    this.#slugs.add(slug);
    return slug;
  }
}

function nameOf(type: Company['type'], place: Place, noun: string, random: Random): string {
  const family = random.pick(tables.lastNames);
  switch (type) {
    case 'Educational':
      return `${family} ${random.pick(['College', 'University', 'Academy'])}`;
    case 'Government Agency':
      return `${place.details.locality ?? family} ${random.pick(['Port Authority', 'Water District', 'Transit Agency'])}`;
    case 'Non Profit':
      return `${family} ${random.pick(['Foundation', 'Trust', 'Alliance'])}`;
    case 'Partnership':
      return `${family} & ${random.pick(tables.lastNames)} LLP`;
    default:
      return `${family} ${noun}`;
  }
}

function employeeCount(type: Company['type'], rank: number, random: Random): number {
  if (type === 'Self Owned') return random.between(2, 30);
  return Math.max(random.between(5, 60), Math.round((140_000 / (rank + 1) ** 0.9) * (0.4 + random.next())));
}

/** Returns a company as the ultimate parent of another: the members of section 2.5, as far as it has them. */
export function asParent(company: Company): NonNullable<Company['ultimate_parent']> {
  const members = ['id', 'name', 'linkedin', 'ticker', 'domain'] as const;
  const known = members.filter((name) => company[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, company[name]]));
}

/** Returns an unused stock ticker: three or four letters of the name, otherwise random letters. */
function unusedTicker(name: string, taken: Set<string>, random: Random): string {
  const letters = asciiOf(name, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const consonants = letters.slice(0, 1) + letters.slice(1).replace(/[AEIOU]/g, '');
  let ticker = consonants.slice(0, random.between(3, 4));
  while (ticker.length < 3 || taken.has(ticker)) {
    ticker = Array.from({ length: 4 }, () => String.fromCharCode(65 + random.below(26))).join('');
  }
  taken.add(ticker);
  return ticker;
}

const areaCodes = ['202', '212', '303', '312', '404', '415', '512', '617', '702', '787', '917'];

const phoneNumbers = areaCodes.map((code) =>
  Array.from({ length: 100 }, (_, number) => `+1${code}55501${String(number).padStart(2, '0')}`),
);

/** Draws a phone number reserved for fiction, in E.164 form: "+12025550123" (question record.phone). */
export function drawPhoneNumber(random: Random): string {
  return random.pick(random.pick(phoneNumbers));
}

/** Returns the words of a name as slugs and mailboxes spell them: "Núñez O'Dell" with "-" becomes "nunez-odell". */
export function asciiOf(text: string, separator: string): string {
  return fold(text)
    .join(separator)
    .replace(/[^\x21-\x7e]/g, '');
}
