import type { Readings } from '../../../generated/questions.js';
import { getUsage } from '../../checks/scenarios/billing/usage.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../target/wire/members.js';
import { bodyOf, undecided } from '../answers.js';
import { asks, type Probes } from '../probe.js';
import { requiredRole } from '../roles/required-role.js';
import { agrees, otherwise } from '../sighting.js';
import { lag } from './lag.js';

export const billingProbes: Probes<'usage'> & Probes<'subscriptions'> = {
  'usage.unlimited': asks('usage.unlimited', {
    needs: ['billing'],
    requests: 1,
    async ask(t) {
      const records = itemsOf(bodyOf(await getUsage(t))).filter(
        (record) => numberIn(record, 'requests') !== undefined,
      );
      if (records.length === 0) throw undecided('there are no usage records with a number of requests');
      const [limit, ...others] = new Set(records.map(limitOf));
      if (limit === 'a number') throw undecided('the organization has a limit');
      const saw = `\`limit\` of usage records is ${others.length > 0 ? 'of several kinds' : limit}`;
      const reading = others.length > 0 || limit === undefined ? undefined : readings[limit];
      return reading === undefined ? otherwise(saw) : agrees(reading, saw);
    },
  }),
  'usage.lag': lag,
  'subscriptions.role': requiredRole(
    'subscriptions.role',
    [
      {
        operation: 'getSubscriptions',
        input: () => ({}),
        isUnderstood: ({ response }) =>
          itemsOf(response.json).some((each) => textIn(each, 'product', 'status') !== undefined),
      },
    ],
    { needs: ['billing'] },
  ),
};

const readings: Readonly<Record<string, Readings['usage.unlimited']>> = {
  'left out': 'omitted',
  null: 'as-null',
  '-1': 'minus-1',
};

function limitOf({ limit }: JsonObject): string {
  if (limit === undefined) return 'left out';
  if (typeof limit === 'number' && limit >= 0) return 'a number';
  return limit === null || limit === -1 ? String(limit) : 'something else';
}
