import { isSuccess } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { numberIn, textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { asks, type Probes, watches } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { agrees, otherwise } from '../sighting.js';
import { foundAlone, namesOfList, namesOfLists, onePerson, searched } from './one-person.js';
import { pageEnd } from './page-end.js';
import { sameJob } from './same-job.js';

/** People who are remembered: a run may show as many as it likes. */
const peopleMost = 5000;

export const searchProbes = {
  'search.people-key': watches('search.people-key', {
    provoke: { requests: 1, send: (t) => foundAlone(t, 1) },
    begin() {
      /** Whom finds have shown: a list of others need not be what was searched for. */
      const shown = new Set<string>();
      const isShown = (one: Json) => shown.has(textIn(one, 'id') ?? '');
      return function* ({ exchange, find }) {
        for (const { value } of find?.answered ? find.records.person : []) {
          const id = textIn(value, 'id');
          if (id !== undefined && shown.size < peopleMost) shown.add(id);
        }
        if (exchange.operation !== 'search' || !isSuccess(exchange)) return;
        const names = namesOfLists(exchange.response.json, (list) => list.some(isShown));
        if (names.length === 0) return;
        const [name] = names;
        const saw = `a search answers people as ${names.map((each) => `\`${each}\``).join(' and ')}`;
        const isOne = names.length === 1 && (name === 'people' || name === 'results');
        yield isOne ? agrees(name, saw) : otherwise(saw);
      };
    },
  }),
  'search.count-key': asks('search.count-key', {
    requests: 2,
    async ask(t) {
      const body = await foundAlone(t, 1);
      const { id, filters } = onePerson(t);
      if (namesOfList(body, id).length === 0)
        throw undecided(
          'the people of a search are not in a member of its answer, where their number is looked for',
        );
      const page = counted(body);
      const saw = `a search that finds one person tells ${page}`;
      if (page === '`count` 1') return agrees('count', saw);
      if (page === '`total_count` 1') return agrees('total-count', saw);
      if (page !== 'no number') return otherwise(saw);
      const alone = counted(await searched(t, { filters, size: 0 }));
      const sawBoth = `${saw}, and with \`size\` 0 ${alone}`;
      return alone === '`count` 1' ? agrees('omitted', sawBoth) : otherwise(sawBoth);
    },
  }),
  'search.page-end': pageEnd,
  'search.same-job': sameJob,
  'search.role': requiredRole('search.role', [peopleCall('search')]),
} satisfies Probes<'search'>;

/** The members that tell how many people there are, in words. */
function counted(body: Json): string {
  const told = ['count', 'total_count'].flatMap((name) => {
    const number = numberIn(body, name);
    return number === undefined ? [] : [`\`${name}\` ${number === 1 ? '1' : 'of another number'}`];
  });
  return told.join(' and ') || 'no number';
}
