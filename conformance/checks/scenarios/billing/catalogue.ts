import { chargedOnce } from './charged-once.js';
import { currentUsage } from './current.js';
import { groupedUsage } from './grouping.js';
import { usageBecomesHistory, usageHistory } from './history.js';
import { usageOfOthers } from './isolation.js';
import { usageNeverFalls } from './monotone.js';
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
