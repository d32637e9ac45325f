import { usageNeverFalls } from './after-find.js';
import { currentUsage, usageOfOthers } from './current.js';
import { groupedUsage } from './grouping.js';
import { usageBecomesHistory, usageHistory } from './history.js';
import { subscriptions } from './subscriptions.js';
import { usageSum } from './sum.js';

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
