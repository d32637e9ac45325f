import { usageRecords } from '../engine/usage.js';
import type { Mutant } from './mutant.js';
import { onQuery } from './on-call.js';
import { onItems, remembered } from './on-reply.js';

const timesAsked = remembered(() => ({ count: 0 }));

/** Mutants of usage and subscriptions (section 4.3). */
export const billingMutants = {
  'usage.org-split': {
    breaks: 'usage.group-org',
    mutation: 'Grouped by organization, usage is grouped by principal all the same.',
    answer: onItems('getUsage', async (records, { call, request, world }) => {
      if (!request.url.includes('group_by=org')) return records;
      const used = await usageRecords(world.store, String(call?.path['org_id']));
      return records.flatMap((record) =>
        used
          .filter(({ operation }) => operation === record['operation'])
          .map(({ principalId, requests }) => ({ ...record, principal: principalId, requests })),
      );
    }),
  },
  'usage.caller-elsewhere': {
    breaks: 'usage.group-principal',
    mutation: 'What the caller used is among that of another service account.',
    answer: onItems('getUsage', (records, { call }) =>
      records.map((record) =>
        record['principal'] === call?.principal.id ? { ...record, principal: 'sa_viewer' } : record,
      ),
    ),
  },
  'usage.history-instead': {
    breaks: 'usage.history',
    mutation: 'With its history, usage lacks the records of the current billing period.',
    answer: onItems('getUsage', (records, { call, world }) =>
      call?.query['include_history'] !== true
        ? records
        : records.filter(({ period_end: end }) => Date.parse(String(end)) <= world.clock.now()),
    ),
  },
  'usage.falls': {
    breaks: 'usage.monotone',
    mutation: 'Whenever it is asked for, usage is less than before, unless it is asked for in groups.',
    answer: onItems('getUsage', (records, scene) => {
      if (scene.request.url.includes('group_by')) return records;
      timesAsked(scene).count += 1;
      // Each call lowers it by the same amount, no matter how many there were before.
      const off = 100_000 - 100 * timesAsked(scene).count;
      return records.map((record) => ({ ...record, requests: Number(record['requests']) + off }));
    }),
  },
  'subs.all-by-default': {
    breaks: 'subs.active-default',
    mutation: 'Past subscriptions are among the active ones.',
    call: onQuery('getSubscriptions', (query) => ({ ...query, include_expired: true })),
  },
} as const satisfies Record<string, Mutant>;
