import type { Profile } from '../../engine/handler.js';
import {
  type Accessors,
  inOrder,
  type Position,
  type Ranking,
  type Rows,
  rankingBy,
} from '../../engine/paging.js';
import { type Filter, type FilteredRecord, fieldsIn, holds } from '../../filters/filter.js';
import type { Job, People, Person, Population } from '../../population/population.js';
import { recentOf } from '../../state/recent.js';
import { eachInTurn } from '../../state/turns.js';
import { changes, periodOf } from '../../views/person.js';
import { compared, type PeopleField, peopleFields } from './fields.js';
import { decidingReadings, type SearchView, searchView, soughtIn } from './shown-values.js';

/** The values of everybody, of the whole person or of each job. */
type Column = readonly (readonly (readonly string[])[])[];

interface Table {
  /** Reads the values of fields, before a filter of them can be applied. */
  read(fields: Iterable<string>): Promise<void>;
  /** Returns the person at an index, until it is called again: a record for each would take more room than all the values. */
  at(index: number): FilteredRecord;
}

const none: readonly string[] = [];

/** Values of one attribute that are kept once for everybody who has them. */
const mostShared = 50_000;

export function tableOf(people: People, view: SearchView): Table {
  const columns = new Map<PeopleField['attribute'], Column>();
  /** By person, the index of the current job; -1 without one. */
  const positions = new Int32Array(people.length).fill(-1);
  const counts = new Uint32Array(people.length);
  let areCareersRead = false;
  let index = 0;

  /** Returns what reads the values of an attribute. The same value is the same list: many people share most of them. */
  function reader(attribute: PeopleField['attribute']) {
    const known = new Map<string, readonly string[]>();
    const inForm = (values: readonly string[]): readonly string[] => {
      const [only] = values;
      if (only === undefined) return none;
      if (values.length > 1) return values.map((value) => compared(attribute, value));
      const form = known.get(only) ?? [compared(attribute, only)];
      if (known.size < mostShared) known.set(only, form);
      return form;
    };
    return (person: Person, jobs: readonly Job[]) => {
      if (attribute.of === 'person') return [inForm(attribute.valuesOf(person, view))];
      return attribute.valuesOf(jobs, person, view).map(inForm);
    };
  }

  const record = (job: number | undefined): FilteredRecord => ({
    valuesOf(field) {
      const { attribute, isOfPosition = false } = peopleFields.get(field) ?? {};
      const values = attribute && columns.get(attribute)?.[index];
      if (!values) return none;
      const at = attribute.of === 'person' ? 0 : isOfPosition ? positions[index] : job;
      if (at !== undefined) return values[at] ?? none;
      return values.length === 1 ? (values[0] ?? none) : none.concat(...values);
    },
    ...(job === undefined && { byJob: () => upTo(counts[index] ?? 0) }),
  });
  const whole = record(undefined);
  const parts: (readonly FilteredRecord[])[] = [];
  function upTo(count: number): readonly FilteredRecord[] {
    parts[count] ??= Array.from({ length: count }, (_, job) => record(job));
    return parts[count];
  }

  return {
    async read(fields) {
      const asked = new Set([...fields].flatMap((field) => peopleFields.get(field)?.attribute ?? []));
      const wanted = [...asked].filter((attribute) => !columns.has(attribute));
      if (areCareersRead && wanted.length === 0) return;
      const read = wanted.map((attribute) => ({
        attribute,
        of: reader(attribute),
        values: [] as Column[number][],
      }));
      const isBrief = !wanted.some(({ key }) => key.includes('email'));
      await eachInTurn(Array(people.length).keys(), (at) => {
        const person = people.at(at, isBrief) ?? {};
        const { jobs, positionAt } = soughtIn(person, view);
        [counts[at], positions[at]] = [jobs.length, positionAt];
        for (const { of, values } of read) values.push(of(person, jobs));
      });
      areCareersRead = true;
      for (const { attribute, values } of read) columns.set(attribute, values);
    },
    at(person) {
      index = person;
      return whole;
    },
  };
}

interface Search {
  readonly filter: Filter;
  /** The filters and the order as text: the same text means the same search. */
  readonly text: string;
  readonly ranking: Ranking<Person>;
  /** Whether the ranking is the order of ids. */
  readonly isById: boolean;
}

/** The searches of a population that are remembered, so that each page need not search again. */
const searches = recentOf<Population, Promise<Rows<Person>>>(16);

/** The forms in which the values of people are kept at a time. */
const tables = recentOf<Population, Table>(2);

/** Returns everybody whom a search finds, in its order; worlds with the same people and forms share what was found. */
export function matching(
  search: Search,
  population: Population,
  profile: Profile,
  now: number,
): Promise<Rows<Person>> {
  const form = [periodOf(profile, now), decidingReadings(profile)].join(' ');
  return searches(population, `${form} ${search.text}`, () => {
    const table = tables(population, form, () => tableOf(population.inOrderOfIds, searchView(profile, now)));
    return everybody(search, population, table);
  });
}

/** Remembers the places of who is found: their records may be far more than there is room for. */
async function everybody(
  { filter, ranking, isById }: Search,
  { inOrderOfIds }: Population,
  table: Table,
): Promise<Rows<Person>> {
  await table.read(fieldsIn(filter));
  const at = (place: number) => inOrderOfIds.slice(place, place + 1);
  const found: number[] = [];
  await eachInTurn(Array(inOrderOfIds.length).keys(), (place) => {
    if (holds(filter, table.at(place))) found.push(place);
  });
  const positionOf = (place: number): Position => ranking.positionOf(inOrderOfIds.at(place, true) ?? {});
  const places = isById ? found : await inOrder(found, { ...ranking, positionOf });
  const sought = Uint32Array.from(places);
  return { length: sought.length, slice: (from, to) => [...sought.subarray(from, to)].flatMap(at) };
}

const accessors: Accessors<Person> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  connections: ({ connections }) => connections,
  ...Object.fromEntries(changes.map((name) => [name, (person: Person) => person[name]])),
};

export function peopleRanking(sortBy: string | undefined): Ranking<Person> {
  return rankingBy(sortBy ?? 'id', accessors, ({ id = '' }) => id);
}
