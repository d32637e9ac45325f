import { monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { prevailing } from './tally.js';

const orders = ['latest first', 'earliest first', 'neither'] as const;
type Order = (typeof orders)[number];

export const jobsOrder = counts<'record.jobs-order', Order>('record.jobs-order', {
  begin: () =>
    function* ({ person }) {
      for (const list of [person['jobs'], person['education']]) {
        const order = orderOf(list);
        if (order !== undefined) yield order;
      }
    },
  concludes(tally) {
    const order = prevailing(tally, orders);
    if (order === 'latest first') return agrees('newest-first', 'jobs and education come latest first');
    if (order === 'earliest first') return agrees('oldest-first', 'jobs and education come earliest first');
    const all = tally.count();
    const isNowhere = orders.every((one) => one === 'neither' || tally.count(one) < 0.75 * all);
    if (all >= 20 && isNowhere && tally.count('neither') >= 0.2 * all) {
      return agrees('unordered', 'jobs and education follow no date');
    }
    return order === 'several' && all >= 60
      ? otherwise('jobs come in order of their start mostly, not always')
      : undefined;
  },
});

/** Undefined where there is nothing to order, or a start is not told. */
function orderOf(list: Json | undefined): Order | undefined {
  if (!isArray(list)) return undefined;
  const starts = list.map((one) => monthNumber(readDate(isObject(one) ? one['started_at'] : undefined)));
  const steps = starts
    .slice(1)
    .map((start, at) => Math.sign((start ?? Number.NaN) - (starts[at] ?? Number.NaN)));
  const turns = new Set(steps.filter((step) => step !== 0));
  if (steps.some(Number.isNaN) || turns.size === 0) return undefined;
  if (turns.size > 1) return 'neither';
  return turns.has(-1) ? 'latest first' : 'earliest first';
}
