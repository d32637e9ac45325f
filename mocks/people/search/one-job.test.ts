import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../generated/questions.js';
import { profileOf } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { type FilterNode, fieldsIn, holds } from '../../filters/filter.js';
import type { Person } from '../../population/population.js';
import { readPeopleFilters } from './search.js';
import { searchView } from './shown-values.js';
import { tableOf } from './table.js';

const [northwind, harbour] = [{ name: 'Northwind' }, { name: 'Harbour' }];
const cto = { title: 'CTO', company: northwind, started_at: '2024-01-01T00:00:00Z' };
const engineer = {
  title: 'Engineer',
  company: harbour,
  started_at: '2020-01-01T00:00:00Z',
  ended_at: '2023-12-01T00:00:00Z',
};
/** CTO at Northwind now, previously an engineer at Harbour. */
const ada: Person = { id: 'per_ada', country: 'France', position: cto, jobs: [cto, engineer] };
const jobless: Person = { id: 'per_li', country: 'France' };

const title = (value: string, more: FilterNode = {}): FilterNode => ({
  field: 'title',
  string_values: [value],
  ...more,
});
const company = (value: string, more: FilterNode = {}): FilterNode => ({
  field: 'company.name',
  string_values: [value],
  ...more,
});
const not: FilterNode = { type: 'must_not' };
const ended: FilterNode = { field: 'ended_at', match_type: 'exists' };
const french: FilterNode = { field: 'country', string_values: ['France'] };
const of = (isJobsGroup: boolean | undefined, ...filters: FilterNode[]): FilterNode => ({
  filters,
  ...(isJobsGroup !== undefined && { isJobsGroup }),
});
const either = (...filters: FilterNode[]): FilterNode => ({ operator: 'or', filters });

const [always, never] = [true, false].map((holds) => ({ 'one-job': holds, 'any-job': holds }));
const inAnyJob = { 'one-job': false, 'any-job': true };
const inOneJob = { 'one-job': true, 'any-job': false };

describe('filters on jobs', () => {
  it.each<[string, readonly FilterNode[], object | undefined]>([
    ['the title and company of one job', [title('CTO'), company('Northwind')], always],
    ['those of two jobs', [title('CTO'), company('Harbour')], inAnyJob],
    ['those of two jobs, with more about the person', [title('CTO'), french, company('Harbour')], inAnyJob],
    [
      'those of two jobs, in a group of each its own',
      [of(true, title('CTO')), of(true, company('Harbour'))],
      always,
    ],
    ['those of two jobs, in a group that says so', [of(false, title('CTO'), company('Harbour'))], always],
    ['those of two jobs, in a group of one job', [of(true, title('CTO'), company('Harbour'))], never],
    [
      'those of two jobs, in a group of nothing else',
      [title('CTO'), of(undefined, company('Harbour'))],
      inAnyJob,
    ],
    [
      'a title at either of two companies',
      [title('Engineer'), either(company('Northwind'), company('Harbour'))],
      always,
    ],
    [
      'a title at neither of two companies',
      [title('CTO'), either(company('Zoo'), company('Harbour'))],
      inAnyJob,
    ],
    ['either of two, each of another job', [either(title('Zoo'), company('Harbour'))], always],
    ['a job that has not ended', [company('Northwind'), { ...ended, ...not }], inOneJob],
    ['a job that has ended, which has not', [company('Northwind'), ended], inAnyJob],
    ['a title other than at a company', [title('CTO'), company('Harbour', not)], inOneJob],
    ['never at a company where they were', [company('Harbour', not)], never],
    ['never at a company where they were not', [company('Zoo', not)], always],
    ['neither at one nor at another', [company('Zoo', not), title('Engineer', not)], never],
    [
      'the current title with a former company',
      [title('CTO', { field: 'position.title' }), company('Harbour')],
      always,
    ],
    [
      'two groups, each of one job',
      [of(true, title('CTO'), company('Northwind')), of(true, title('Engineer'), company('Harbour'))],
      always,
    ],
    [
      'a group of its own among filters of another job',
      [title('CTO'), company('Northwind'), either(of(true, title('Engineer'), company('Harbour')))],
      always,
    ],
  ])('%s', async (_, nodes, expected) => {
    expect({
      'one-job': await verdict(nodes, 'one-job', ada),
      'any-job': await verdict(nodes, 'any-job', ada),
    }).toEqual(expected);
  });

  it.each<[string, readonly FilterNode[], boolean]>([
    ['one', [title('CTO')], false],
    ['two', [title('CTO'), company('Northwind')], false],
    ['what no job is', [title('CTO', not), company('Northwind', not)], true],
  ])('are applied to a person without jobs: %s', async (_, nodes, expected) => {
    expect(await verdict(nodes, 'one-job', jobless)).toBe(expected);
  });
});

async function verdict(
  nodes: readonly FilterNode[],
  reading: Readings['search.same-job'],
  person: Person,
): Promise<boolean> {
  const profile = profileOf({ 'search.same-job': reading });
  const filter = readPeopleFilters(nodes, profile);
  if (isRefusal(filter)) throw new Error(filter.message);
  const table = tableOf([person], searchView(profile, Date.UTC(2026, 1, 15)));
  await table.read(fieldsIn(filter));
  return holds(filter, table.at(0));
}
