import type { Profile } from '../../engine/handler.js';
import { type Accessors, inOrder, type Ranking, rankingBy } from '../../engine/paging.js';
import { type Filter, type FilteredRecord, fieldsIn, holds } from '../../filters/filter.js';
import type { People, Person, Population } from '../../population/population.js';
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

export function tableOf(people: People, view: SearchView): Table {
  const columns = new Map<PeopleField['attribute'], Column>();
  /** By person, the index of the current job; -1 without one. */
  const positions = new Int32Array(people.length).fill(-1);
  const counts = new Uint32Array(people.length);
  let areCareersRead = false;
  let index = 0;

  async function column(attribute: PeopleField['attribute']): Promise<Column> {
    const values: (readonly (readonly string[])[])[] = [];
    const inForm = (each: readonly string[]) =>
      each.length === 0 ? none : each.map((value) => compared(attribute, value));
    await eachInTurn(people, (person) => {
      if (attribute.of === 'person') return values.push([inForm(attribute.valuesOf(person, view))]);
      return values.push(attribute.valuesOf(soughtIn(person, view).jobs, person, view).map(inForm));
    });
    return values;
  }

  async function readCareers(): Promise<void> {
    let at = 0;
    await eachInTurn(people, (person) => {
      const { jobs, positionAt } = soughtIn(person, view);
      [counts[at], positions[at]] = [jobs.length, positionAt];
      at += 1;
    });
    areCareersRead = true;
  }

  const record = (job: number | undefined): FilteredRecord => ({
    valuesOf(field) {
      const { attribute, isOfPosition = false } = peopleFields.get(field) ?? {};
      const values = attribute && columns.get(attribute)?.[index];
      if (!values) return none;
      const at = attribute.of === 'person' ? 0 : isOfPosition ? positions[index] : job;
      if (at !== undefined) return values[at] ?? none;
      return values.length === 1 ? (values[0] ?? none) : values.flat();
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
      if (!areCareersRead) await readCareers();
      for (const field of fields) {
        const attribute = peopleFields.get(field)?.attribute;
        if (attribute && !columns.has(attribute)) columns.set(attribute, await column(attribute));
      }
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
}

/** The searches of a population that are remembered, so that each page need not search again. */
const searches = recentOf<Population, Promise<readonly Person[]>>(16);

/** The forms in which the values of people are kept at a time. */
const tables = recentOf<Population, Table>(2);

/** Returns everybody whom a search finds, in its order; worlds with the same people and forms share what was found. */
export function matching(
  search: Search,
  population: Population,
  profile: Profile,
  now: number,
): Promise<readonly Person[]> {
  const form = [periodOf(profile, now), decidingReadings(profile)].join(' ');
  return searches(population, `${form} ${search.text}`, () => {
    const table = tables(population, form, () => tableOf(population.inOrderOfIds, searchView(profile, now)));
    return everybody(search, population, table);
  });
}

async function everybody(
  { filter, ranking }: Search,
  { inOrderOfIds }: Population,
  table: Table,
): Promise<readonly Person[]> {
  await table.read(fieldsIn(filter));
  const people: Person[] = [];
  let at = 0;
  await eachInTurn(inOrderOfIds, (person) => {
    if (holds(filter, table.at(at))) people.push(person);
    at += 1;
  });
  return inOrder(people, ranking);
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
