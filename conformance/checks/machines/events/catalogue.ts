import { notified } from './notified.js';

/** What leaves the service as a webhook. */
export const eventScenarios = [notified] as const;
