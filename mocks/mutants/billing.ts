import type { Scene } from '../engine/hooks.js';
import { usageRecords } from '../engine/usage.js';
import type { JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onQuery } from './on-call.js';
import { onItems, remembered } from './on-reply.js';

/** Mutants of usage and subscriptions (section 4.3). */
export const billingMutants = {
  'usage.previous-period': {
    breaks: 'usage.current',
    mutation: 'Usage is that of the billing period before, under its dates.',
    answer: onItems('getUsage', (records) => records.map(aMonthEarlier)),
  },
  'usage.history-always': {
    breaks: 'usage.current',
    mutation: 'Records of a period that is long over stand among those of the current one.',
    answer: onItems('getUsage', (records) => [...records, ...records.slice(0, 1).map(aMonthEarlier)]),
  },
  'usage.org-split': {
    breaks: 'usage.group-org',
    mutation: 'Grouped by organization, usage is grouped by principal all the same.',
    answer: onItems('getUsage', async (records, { call, request, world }) => {
      if (!request.url.includes('group_by=org')) return records;
      const used = await usageRecords(world.store, String(call?.path['org_id']));
      return records.flatMap((record) =>
        used
          .filter(({ operation }) => operation === record['operation'])
          .map(({ principalId, requests, credits }) => ({
            ...record,
            principal: principalId,
            requests,
            credits_used: credits,
          })),
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
  'usage.principal-short': {
    breaks: 'usage.sum',
    mutation: 'Of each principal one call less is shown than of the organization.',
    answer: onItems('getUsage', (records) =>
      records.map((record) =>
        record['principal'] === undefined ? record : { ...record, requests: Number(record['requests']) - 1 },
      ),
    ),
  },
  'usage.history-instead': {
    breaks: 'usage.history',
    mutation: 'With its history, usage lacks the records of the current billing period.',
    answer: onItems('getUsage', (records, scene) =>
      isAsked(scene, 'include_history') ? records.filter((record) => !isCurrent(record, scene)) : records,
    ),
  },
  'usage.falls': {
    breaks: 'usage.monotone',
    mutation: 'Whenever it is asked for, usage is less than before, unless it is asked for in groups.',
    answer: (draft, scene) => {
      if (scene.operation !== 'getUsage' || isAsked(scene, 'group_by')) return draft;
      const times = timesAsked(scene);
      times.count += 1;
      return onItems('getUsage', (records) =>
        records.map((record) => ({
          ...record,
          // Each call lowers it by the same amount, no matter how many there were before.
          requests: Number(record['requests']) + 100_000 - 100 * times.count,
        })),
      )(draft, scene);
    },
  },
  'usage.open-to-others': {
    breaks: 'usage.org-isolation',
    mutation: 'Whoever holds a role on some organization gets the usage of any other.',
    waives: (reason, { operation, principal, path, world }) =>
      reason === 'org-foreign' &&
      operation === 'getUsage' &&
      path['org_id'] === world.orgs.other &&
      Object.keys(principal.roles).length > 0,
  },
  'subs.all-by-default': {
    breaks: 'subs.active-default',
    mutation: 'Past subscriptions are among the active ones.',
    call: onQuery('getSubscriptions', (query) => ({ ...query, include_expired: true })),
  },
  'subs.expired-only': {
    breaks: 'subs.include-expired',
    mutation: 'With include_expired only past subscriptions are shown.',
    answer: onItems('getSubscriptions', (subscriptions, scene) =>
      isAsked(scene, 'include_expired')
        ? subscriptions.filter(({ status }) => status === 'expired')
        : subscriptions,
    ),
  },
  'subs.active-twice': {
    breaks: 'subs.include-expired',
    mutation: 'What include_expired adds are active subscriptions.',
    answer: onItems('getSubscriptions', (subscriptions) =>
      subscriptions.map((each) => ({ ...each, status: 'active' })),
    ),
  },
} as const satisfies Record<string, Mutant>;

const timesAsked = remembered(() => ({ count: 0 }));

/** Whether the query has this parameter. */
function isAsked({ request }: Scene, parameter: string): boolean {
  return new URL(request.url).searchParams.has(parameter);
}

function aMonthEarlier(record: JsonObject): JsonObject {
  return {
    ...record,
    period_start: monthBefore(record['period_start']),
    period_end: monthBefore(record['period_end']),
  };
}

function monthBefore(date: JsonObject[string] | undefined): string {
  const time = new Date(String(date));
  time.setUTCMonth(time.getUTCMonth() - 1);
  return time.toISOString().replace('.000Z', 'Z');
}

function isCurrent(record: JsonObject, { world }: Scene): boolean {
  return Date.parse(String(record['period_end'])) > world.clock.now();
}
