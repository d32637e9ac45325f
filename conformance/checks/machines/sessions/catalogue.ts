import { endingTwo, withoutRole } from './endings.js';
import { sessionMachine } from './machine.js';
import { toldExpiry } from './told-expiry.js';

/** Scenarios about how and when sessions end. */
export const sessionScenarios = [sessionMachine, endingTwo, withoutRole, toldExpiry] as const;
