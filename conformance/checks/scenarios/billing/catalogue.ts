import { chargedOnce, usageNeverFalls } from './after-find.js';
import { currentUsage, usageOfOthers } from './current.js';
import { groupedUsage } from './grouping.js';
import { usageBecomesHistory, usageHistory } from './history.js';
import { subscriptions } from './subscriptions.js';
import { usageSum } from './sum.js';

/** What is used and subscribed to. */
export const billingScenarios = [
  subscriptions,
  currentUsage,
  groupedUsage,
  usageSum,
  usageHistory,
  usageNeverFalls,
  usageOfOthers,
  chargedOnce,
  usageBecomesHistory,
] as const;
