import type { Handlers } from '../engine/handler.js';
import { getSubscriptions } from './get-subscriptions.js';
import { getUsage } from './get-usage.js';

/** The operations of the billing interface. */
export const billingHandlers = { getUsage, getSubscriptions } satisfies Partial<Handlers>;
