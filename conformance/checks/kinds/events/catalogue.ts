import { notified } from './notified.js';

/** Scenarios about webhooks. */
export const eventScenarios = [notified] as const;
