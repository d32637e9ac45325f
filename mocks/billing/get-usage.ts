import type { components } from '../../generated/billing.js';
import type { Readings } from '../../generated/questions.js';
import { creditsOf } from '../engine/credits.js';
import type { Handler } from '../engine/handler.js';
import { monthOf } from '../state/calendar.js';
import type { JsonObject } from '../state/json.js';
import { groupUsage, type UsageGroup } from './group-usage.js';
import { periodOf } from './period.js';
import { shownUsage } from './shown-usage.js';

type UsageRecord = components['schemas']['UsageRecord'];

/** How `limit` is shown if there is none. */
const unlimited: Record<Readings['usage.unlimited'], JsonObject> = {
  omitted: {},
  'as-null': { limit: null },
  'minus-1': { limit: -1 },
};

/** Returns the API usage of an organization (section 4.3). */
export const getUsage: Handler<'getUsage'> = async ({ path: { org_id: org }, query }, world) => {
  const { group_by: by = 'org', include_history: history = false } = query;
  const current = monthOf(world.clock.now());
  const groups = groupUsage(await shownUsage(org, world), current, { by, history });
  const credits = await creditsOf(org, world);
  const limit =
    credits === undefined ? unlimited[world.profile.reading('usage.unlimited')] : { limit: credits };
  return {
    status: 200,
    body: { ...periodOf(current), group_by: by, records: groups.map((group) => recordOf(group, limit)) },
  };
};

function recordOf(
  { period, principal, operation, requests, credits }: UsageGroup,
  limit: JsonObject,
): UsageRecord {
  const record: JsonObject = {
    ...periodOf(period),
    ...(principal === undefined ? {} : { principal }),
    operation,
    requests,
    credits_used: credits,
    ...limit,
  };
  return record;
}
