import * as fc from 'fast-check';
import { currentJob } from '../../../../arbitraries/knowledge.js';
import type { Json, JsonObject } from '../../../../target/json.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import type { Pool } from '../../../../view/pool.js';
import { escaped } from '../../altered.js';
import { some } from '../chosen.js';
import { described, exactly, type Filter } from './searching.js';

/** A search, its description, and the person and field whose value it searches for, if any. */
export type Case = {
  readonly what: string;
  readonly filters: Json[];
  readonly own: { readonly id: string; readonly field: string } | null;
  /** Set if a target that accepts the other searches may refuse this one: it filters by rarely supported members. */
  readonly mayBeRefused?: true;
};

/** Forms of values that a service may fail on. */
const plain = /^[A-Z][a-z]+ [A-Z][a-z]+$/;
/** The last ones have neither letter case nor spaces to lose. */
const writings = [plain, /^.{21,}$/, /[^\p{ASCII}]/u, /['’"]/, /,/, /^[^\p{Lu} ]+$/u];

/** Longest name that is not cut where long texts are. */
const shortMost = 20;

/** Draws searches for people by their own names and titles, one person for each form. */
export function ownCases(pool: Pool): fc.Arbitrary<Case[]> {
  const people = [...pool.people].map(([id, person]) => {
    const [name, title] = [textIn(person, 'name') ?? '', textIn(currentJob(person), 'title') ?? ''];
    return { id, name, title, byName: exactly('name', name), byTitle: exactly('title', title) };
  });
  const named = people.filter(({ name }) => plain.test(name) && name.length <= shortMost);
  const own = (id: string, field: string, ...filters: Filter[]): Case => ({
    what: `${described(filters)}, which are of ${id}`,
    filters,
    own: { id, field },
  });
  const drawn = [
    ...writings.map((writing) =>
      some(
        people.filter(({ name }) => writing.test(name)),
        1,
      ).map((one) => one.map(({ id, byName }) => own(id, 'name', byName))),
    ),
    ...writings.map((writing) =>
      some(
        named.filter(({ title }) => writing.test(title)),
        1,
      ).map((one) => one.map(({ id, byName, byTitle }) => own(id, 'title', byName, byTitle))),
    ),
  ];
  return fc.tuple(...drawn).map((cases) => cases.flat());
}

/** Searches for two people with all features of filters; those with and without hits alternate. */
export function variedCases([one, other]: readonly JsonObject[]): readonly Case[] {
  const [mine, yours, name] = [textIn(one, 'linkedin'), textIn(other, 'linkedin'), textIn(one, 'name')];
  if (mine === undefined || yours === undefined || name === undefined) return [];
  const [me, you] = [exactly('linkedin', mine), exactly('linkedin', yours)];
  const nobody = Array.from({ length: 11 }, (_, index) => `nobody-${index}-zqxjvkw`);
  const varied = (what: string, ...filters: Json[]): Case => ({ what, filters, own: null });
  const added = textIn(one, 'created_at')?.slice(0, 10) ?? '2020-01-01';
  const from = (days: number) => ({ field: 'created_at', date_from: shifted(added, days) });
  const to = (days: number) => ({ field: 'created_at', date_to: shifted(added, days) });
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
      from(-2),
      to(2),
    ),
    varied('added on another day', me, { operator: 'or', filters: [from(2), to(-2)] }),
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
  const filters = [
    exactly('linkedin', linkedin),
    exactly('title', two.title),
    { operator: 'and', isJobsGroup: true, filters: [exactly('company.name', two.companyName)] },
    { field: 'connections', number_from: connections },
    { field: 'connections', number_to: connections },
  ];
  return [{ what: 'somebody by two of their jobs', filters, own: null, mayBeRefused: true }];
}

/** Returns the title of one job and the company of another; undefined if there are no two such jobs. */
export function twoJobs(
  person: JsonObject | undefined,
): { readonly title: string; readonly companyName: string } | undefined {
  const told = itemsOf(person?.['jobs']).flatMap((job) => {
    const [title, companyName] = [textIn(job, 'title'), textIn(job['company'], 'name')];
    return title === undefined || companyName === undefined ? [] : [{ title, companyName }];
  });
  const isNoJob = (title: string, companyName: string) =>
    told.every((job) => job.title !== title || job.companyName !== companyName);
  return told.flatMap(({ title }) => {
    const other = told.find(({ companyName }) => isNoJob(title, companyName));
    return other ? [{ title, companyName: other.companyName }] : [];
  })[0];
}

const dayMs = 86_400_000;

function shifted(day: string, days: number): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? '2020-01-01' : new Date(time + days * dayMs).toISOString().slice(0, 10);
}
