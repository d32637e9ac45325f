import { startService } from '../../fixtures/calls.js';
import type { components } from '../../generated/people.js';

// Part of `npm run bench`: in-process searches among 60,000 people; the CPU time of each when its fields are first searched, and
// from then on. `--people` sets another number.

type Filters = components['schemas']['PeopleFilters'];

const asked = process.argv.indexOf('--people');
const people = asked < 0 ? 60_000 : Number(process.argv[asked + 1]);
const rounds = 15;

const northwind = 'northwind-robotics.example.com';
const searches: Readonly<Record<string, { readonly filters: Filters; readonly sort_by?: string }>> = {
  'one country': { filters: [{ field: 'country', string_values: ['Denmark'] }] },
  'three of four people': { filters: [{ field: 'country', string_values: ['United States'] }] },
  'a title at a company': {
    filters: [
      { field: 'company.domain', string_values: [northwind] },
      { field: 'title', match_type: 'fuzzy', string_values: ['Enginer'] },
    ],
  },
  'one address': { filters: [{ field: 'linkedin', string_values: ['ada-moreau-7'] }] },
  'a name, mistyped': { filters: [{ field: 'name', match_type: 'fuzzy', string_values: ['Jonh Smtih'] }] },
  'large employers now': { filters: [{ field: 'position.company.employee_count', number_from: 10_000 }] },
  'changed in 2025, latest first': {
    filters: [{ field: 'company_change_detected_at', date_from: '2025-01-01', date_to: '2025-12-31' }],
    sort_by: '-company_change_detected_at',
  },
};

const { as } = await startService({ people, selfCheck: false });
let asks = 0;

/** The CPU time of one search in milliseconds. Each search is different, so that none is served from a cache. */
async function cpuMs(filters: Filters, sortBy: string | undefined): Promise<number> {
  asks += 1;
  const nobody: Filters = [{ field: 'country', type: 'must_not', string_values: [`Nowhere ${asks}`] }];
  const before = process.cpuUsage();
  const body = { filters: [...filters, ...nobody], ...(sortBy === undefined ? {} : { sort_by: sortBy }) };
  const { status, text } = await as.owner.call('search', { body });
  const { user, system } = process.cpuUsage(before);
  if (status !== 200) throw new Error(`search: ${status} ${text.slice(0, 300)}`);
  return (user + system) / 1000;
}

console.log(`search among ${people.toLocaleString('en')} people, ms of the processor; median of ${rounds}\n`);
console.log(`${''.padEnd(32)}${'first'.padStart(8)}${'then'.padStart(8)}`);
for (const [name, { filters, sort_by }] of Object.entries(searches)) {
  const first = await cpuMs(filters, sort_by);
  const then: number[] = [];
  while (then.length < rounds) then.push(await cpuMs(filters, sort_by));
  const median = then.sort((a, b) => a - b)[rounds >> 1] ?? 0;
  console.log(`${name.padEnd(32)}${first.toFixed(0).padStart(8)}${median.toFixed(1).padStart(8)}`);
}
console.log(`\n${Math.round(process.memoryUsage().rss / 1_048_576)} MB`);
