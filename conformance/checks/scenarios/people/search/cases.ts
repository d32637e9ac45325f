import * as fc from 'fast-check';
import { currentJob } from '../../../../arbitraries/knowledge.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import type { Pool } from '../../../../view/pool.js';
import { escaped } from '../../altered.js';
import { exactly } from './searching.js';

/** A search, its description, and the person and field whose value it searches for, if any. */
export type Case = {
  readonly what: string;
  readonly filters: Json[];
  readonly own: { readonly id: string; readonly field: string } | null;
  /** Set if a target that accepts the other searches may refuse this one: it filters by rarely supported members. */
  readonly mayBeRefused?: true;
};

/** Forms of values that a service may fail on. */
const writings: readonly RegExp[] = [
  /^[A-Z][a-z]+ [A-Z][a-z]+$/,
  /^.{21,}$/,
  /[^\p{ASCII}]/u,
  /['’"]/,
  /,/,
  // Neither letter case nor spaces to lose.
  /^[^\p{Lu} ]+$/u,
];

/** Longest name that is not cut where long texts are. */
const shortMost = 20;

/** Draws searches for people by their own names and titles, one person for each form. */
export function ownCases(pool: Pool): fc.Arbitrary<Case[]> {
  const people = [...pool.people].map(([id, person]) => ({ id, person }));
  const named = ({ person }: { readonly person: JsonObject }) => textIn(person, 'name') ?? '';
  const title = ({ person }: { readonly person: JsonObject }) => textIn(currentJob(person), 'title') ?? '';
  const plain = people.filter((one) => writings[0]?.test(named(one)) && named(one).length <= shortMost);
  const names = writings.map((writing) => people.filter((one) => writing.test(named(one))));
  const titles = writings.map((writing) => plain.filter((one) => writing.test(title(one))));
  return fc
    .tuple(fc.tuple(...names.map(oneOf)), fc.tuple(...titles.map(oneOf)))
    .map(([byName, byTitle]) => [
      ...byName.flat().map((one) => ownCase(one.id, 'name', exactly('name', named(one)))),
      ...byTitle
        .flat()
        .map((one) => ownCase(one.id, 'title', exactly('name', named(one)), exactly('title', title(one)))),
    ]);
}

/** Draws at most one element. */
function oneOf<T>(fit: readonly T[]): fc.Arbitrary<T[]> {
  const count = Math.min(1, fit.length);
  return fc.shuffledSubarray([...fit], { minLength: count, maxLength: count });
}

function ownCase(id: string, field: string, ...filters: ReturnType<typeof exactly>[]): Case {
  const named = filters.map((filter) => `${filter.field} "${filter.string_values[0]}"`).join(' and ');
  return { what: `${named}, which are of ${id}`, filters, own: { id, field } };
}

/** Searches for two people with all features of filters; those with and without hits alternate. */
export function variedCases([one, other]: readonly JsonObject[]): readonly Case[] {
  const [mine, yours, name] = [textIn(one, 'linkedin'), textIn(other, 'linkedin'), textIn(one, 'name')];
  if (mine === undefined || yours === undefined || name === undefined) return [];
  const me = exactly('linkedin', mine);
  const you = exactly('linkedin', yours);
  const nobody = Array.from({ length: 11 }, (_, index) => `nobody-${index}-zqxjvkw`);
  const varied = (what: string, ...filters: Json[]): Case => ({ what, filters, own: null });
  const added = textIn(one, 'created_at')?.slice(0, 10) ?? '2020-01-01';
  return [
    varied('the last of twelve values', exactly('linkedin', ...nobody, mine)),
    varied('one of two who is the other', ...Array.from({ length: 11 }, () => me), you),
    varied('either of two', { operator: 'or', filters: [you, me] }),
    // A filter whose date is ignored may match no one, or everyone.
    varied(
      'somebody who is not another, by a name in another case, added about then',
      me,
      { ...you, type: 'must_not' },
      { field: 'name', match_type: 'fuzzy', string_values: [name.toUpperCase()] },
      { field: 'created_at', date_from: shifted(added, -2) },
      { field: 'created_at', date_to: shifted(added, 2) },
    ),
    varied('added on another day', me, {
      operator: 'or',
      filters: [
        { field: 'created_at', date_from: shifted(added, 2) },
        { field: 'created_at', date_to: shifted(added, -2) },
      ],
    }),
    varied(
      'a name with more behind a comma, in quotes, without its spaces and in percent escapes',
      exactly('name', `${name}, Zqxjvkw`, `"${name}"`, name.replaceAll(' ', ''), escaped(name)),
    ),
    varied('one of twelve values', exactly('linkedin', mine, ...nobody)),
    varied('both of two in one', { operator: 'and', filters: [me, you] }),
  ];
}

/** A search for a person by their number of connections, and by two of their jobs, each in a group of its own. */
export function groupedCases(person: JsonObject | undefined): readonly Case[] {
  const [linkedin, connections] = [textIn(person, 'linkedin'), person?.['connections']];
  const two = twoJobs(person);
  if (linkedin === undefined || two === undefined || typeof connections !== 'number') return [];
  return [
    {
      what: 'somebody by two of their jobs',
      filters: [
        exactly('linkedin', linkedin),
        exactly('title', two.title),
        { operator: 'and', isJobsGroup: true, filters: [exactly('company.name', two.companyName)] },
        { field: 'connections', number_from: connections },
        { field: 'connections', number_to: connections },
      ],
      own: null,
      mayBeRefused: true,
    },
  ];
}

/** Returns the title of one job and the company of another; undefined if there are no two such jobs. */
export function twoJobs(
  person: JsonObject | undefined,
): { readonly title: string; readonly companyName: string } | undefined {
  const jobs = isArray(person?.['jobs']) ? person['jobs'].filter(isObject) : [];
  const told = jobs.flatMap((job) => {
    const [title, companyName] = [textIn(job, 'title'), textIn(job['company'], 'name')];
    return title === undefined || companyName === undefined ? [] : [{ title, companyName }];
  });
  for (const { title } of told) {
    const other = told.find(({ companyName }) =>
      told.every((job) => job.title !== title || job.companyName !== companyName),
    );
    if (other) return { title, companyName: other.companyName };
  }
  return undefined;
}

const dayMs = 86_400_000;

function shifted(day: string, days: number): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? '2020-01-01' : new Date(time + days * dayMs).toISOString().slice(0, 10);
}
