import { firstWhere } from '../state/sorted-list.js';
import {
  drawCareer,
  drawChangeDays,
  firstOf,
  jobOf,
  type Month,
  midnightOf,
  type Post,
  presentMonth,
} from './career.js';
import { Companies, drawPhoneNumber } from './companies.js';
import { emailAddress, personSlug } from './index/identifiers.js';
import { behind, mostPeople, NameIndex } from './index/name-index.js';
import { drawPlace, locationAt } from './places.js';
import type { Education, Person } from './population.js';
import { opaqueId, type Random, randomOf } from './random.js';
import * as tables from './tables.js';

type Name = readonly [first: string, last: string];

/** What is drawn of a person: a record is written from it only of who is looked at. */
export type Draft = ReturnType<DrawnPeople['draft']>;

/** The people whom a seed generates, by number: each is drawn when asked for, and the same in every larger population. */
export class DrawnPeople {
  readonly count: number;
  readonly companies: Companies;
  readonly companyCount: number;
  readonly names: NameIndex;
  readonly #seed: number;
  /** The mailboxes of others, which are in use. */
  readonly #mailboxes: ReadonlySet<string>;
  /** Everybody's number behind the beginning of the id, in the order of ids. */
  readonly #byId: Float64Array;

  /** @param known people who were made elsewhere, whose companies and mailboxes must not be made again */
  constructor(seed: number, count: number, known: readonly Person[]) {
    const jobs = known.flatMap((person) => person.jobs ?? []);
    this.#seed = seed;
    this.count = count;
    this.companies = new Companies(
      seed,
      jobs.flatMap(({ company }) => company ?? []),
    );
    this.companyCount = count === 0 ? 0 : this.companies.countFor(count - 1);
    this.names = new NameIndex(count);
    this.#mailboxes = new Set(jobs.flatMap(({ email }) => email ?? []));
    this.#byId = new Float64Array(count);
  }

  /** Makes the companies, and sorts everybody by id, one of them per step. */
  *prepare(): Generator<void, void> {
    for (let rank = 0; rank < this.companyCount; rank++) {
      this.companies.at(rank);
      yield;
    }
    for (let index = 0; index < this.count; index++) {
      this.#byId[index] = startOf(this.idOf(index)) * mostPeople + index;
      yield;
    }
    this.#byId.sort();
    this.#orderAlike();
  }

  /** Sorts those whose ids begin alike. */
  #orderAlike(): void {
    const order = this.#byId;
    for (let at = 1; at < order.length; at++) {
      const { [at - 1]: before = 0, [at]: packed = 0 } = order;
      if (Math.floor(before / mostPeople) !== Math.floor(packed / mostPeople)) continue;
      if (this.idOf(before % mostPeople) < this.idOf(packed % mostPeople)) continue;
      [order[at - 1], order[at]] = [packed, before];
      at = Math.max(0, at - 2);
    }
  }

  /** Returns the number of the person at a place in the order of ids. */
  inOrder(place: number): number {
    return (this.#byId[place] ?? 0) % mostPeople;
  }

  /** Returns the first place in the order of ids whose id is not less. */
  placeOf(id: string): number {
    return firstWhere(this.count, (place) => this.idOf(this.inOrder(place)) >= id);
  }

  idOf(index: number): string {
    return opaqueId('per', `${this.#seed} ${index}`);
  }

  /** Returns the number of the person with an id. */
  withId(id: string): number | undefined {
    return this.#startingWith(id).find((index) => this.idOf(index) === id);
  }

  #startingWith(id: string): readonly number[] {
    return behind(this.#byId, startOf(id) * mostPeople);
  }

  /** Returns the people whose slug this is; its end is part of the id. */
  withSlug(term: string): readonly number[] {
    const slug = personSlug(term) ?? '';
    const [, end] = /-([0-9a-f]{9})$/.exec(slug) ?? [];
    if (end === undefined) return [];
    return this.#startingWith(`per_${end}`).filter((index) => this.#slugOf(index) === slug);
  }

  /** Returns the people who have had this mailbox; it begins with their names. */
  withMailbox(term: string): readonly number[] {
    const address = emailAddress(term) ?? '';
    const [, first = '', last = ''] = /^([a-z]+)\.([a-z]+)\d*@/.exec(address) ?? [];
    return this.names.named(first, last).filter((index) => this.#addressesOf(index).includes(address));
  }

  #slugOf(index: number, name = this.#nameOf(index), id = this.idOf(index)): string {
    // Part of the id makes the slug unique, even among people of the same name.
    return `${this.names.wordsOf(...name).join('-')}-${id.slice(4, 13)}`;
  }

  #nameOf(index: number): Name {
    return drawName(randomOf(this.#seed, 'person', index));
  }

  draft(index: number) {
    const random = randomOf(this.#seed, 'person', index);
    const name = drawName(random);
    const status = tables.drawStatus(random);
    const home = drawPlace(random);
    const posts = drawCareer(random, status, home, this.companies, index);
    return {
      name,
      status,
      home,
      posts,
      days: drawChangeDays(random, posts),
      studies: drawStudies(random, posts.at(-1)?.start ?? presentMonth),
      connections: random.chance(0.97) ? drawConnections(random) : undefined,
      location: random.chance(0.97) ? locationAt(home, random) : undefined,
      phone: random.chance(0.3) ? drawPhoneNumber(random) : undefined,
    };
  }

  /** Returns the mailboxes of a person, by the spell at the company. A name that others have there before gets a number. */
  #addressesOf(index: number, { name, posts }: Draft = this.draft(index)): readonly (string | undefined)[] {
    if (!posts.some(({ emailStatus }) => emailStatus)) return [];
    const [first, last] = this.names.wordsOf(...name);
    const box = `${first}.${last}`;
    const taken = new Set<string>();
    const open = (opened: readonly Post[]) => {
      const addresses: (string | undefined)[] = [];
      for (const { spell, emailStatus, company } of opened) {
        if (emailStatus === undefined || addresses[spell] !== undefined) continue;
        const { domain } = company;
        let address = `${box}@${domain}`;
        for (let number = 2; taken.has(address) || this.#mailboxes.has(address); number++)
          address = `${box}${number}@${domain}`;
        taken.add(address);
        addresses[spell] = address;
      }
      return addresses;
    };
    for (const other of this.names.named(first, last)) if (other < index) open(this.draft(other).posts);
    return open(posts);
  }

  /** Writes the record of person number `index`, or all of it but the mailboxes. */
  person(index: number, isBrief = false): Person {
    const draft = this.draft(index);
    const { days, name } = draft;
    const addresses = isBrief ? [] : this.#addressesOf(index, draft);
    const jobs = draft.posts.map((post) => jobOf(post, addresses[post.spell]));
    const id = this.idOf(index);
    const person: Person = {
      id,
      created_at: midnightOf(days.created),
      info_change_detected_at: midnightOf(days.info),
    };
    if (days.title !== undefined) person.title_change_detected_at = midnightOf(days.title);
    if (days.company !== undefined) person.company_change_detected_at = midnightOf(days.company);
    // The newest active job. A person has one if and only if employed (question record.position-status).
    const position = jobs.find((job) => job.ended_at === undefined);
    if (position !== undefined) person.position = position;
    person.jobs = jobs;
    person.education = draft.studies.map(({ school, field, degree, start, end }) => {
      return { school, field, degree, started_at: firstOf(start), ended_at: firstOf(end) };
    });
    [person.first_name, person.last_name] = name;
    person.name = name.join(' ');
    person.linkedin = this.#slugOf(index, name, id);
    person.country = draft.home.country;
    if (draft.connections !== undefined) person.connections = draft.connections;
    if (draft.location?.location) person.location = draft.location.location;
    if (draft.location?.location_details) person.location_details = draft.location.location_details;
    if (draft.phone !== undefined) person.cell_phone_number = draft.phone;
    person.employment_status = draft.status;
    return person;
  }
}

/** The beginning of an id as a number of 30 bits. */
function startOf(id: string): number {
  return Number.parseInt(id.slice(4, 12), 16) >>> 2;
}

function drawName(random: Random): Name {
  const accented = random.chance(0.04);
  return [
    random.pick(accented ? tables.accentedFirstNames : tables.firstNames),
    random.pick(accented && random.chance(0.7) ? tables.accentedLastNames : tables.lastNames),
  ];
}

/** Draws a number from 0 to 30000: half of all people have up to 400, one in twenty over 5000 (log-logistic). */
function drawConnections(random: Random): number {
  const chance = random.next();
  return Math.min(30_000, Math.floor(400 * (chance / (1 - chance)) ** 0.9));
}

interface Study extends Required<Pick<Education, 'school' | 'field' | 'degree'>> {
  readonly start: Month;
  readonly end: Month;
}

function drawStudies(random: Random, workSince: Month): readonly Study[] {
  const count = tables.drawSchoolCount(random);
  const field = random.pick(tables.subjects);
  const studies: Study[] = [];
  // June before the first job, or slightly earlier.
  let end = workSince - (workSince % 12) - 7 - 12 * random.below(2);
  for (let step = count - 1; step >= 0; step--) {
    const [degree, years] = random.pick(tables.degrees[step] ?? []);
    const start = end - 12 * years + 3;
    studies.push({
      school: random.pick(tables.schools),
      field: random.chance(0.8) ? field : random.pick(tables.subjects),
      degree,
      start,
      end,
    });
    end = start - 3 - 12 * random.below(2);
  }
  return studies;
}
