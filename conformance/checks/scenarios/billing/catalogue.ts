import { groupedUsage, usageSum } from './grouping.js';
import {
  currentUsage,
  usageBecomesHistory,
  usageHistory,
  usageNeverFalls,
  usageOfOthers,
} from './periods.js';
import { subscriptions } from './subscriptions.js';

/** Scenarios about usage and subscriptions. */
export const billingScenarios = [
  subscriptions,
  currentUsage,
  groupedUsage,
  usageSum,
  usageHistory,
  usageNeverFalls,
  usageOfOthers,
  usageBecomesHistory,
] as const;
