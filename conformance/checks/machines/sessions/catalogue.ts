import { endingTwo, withoutRole } from './endings.js';
import { sessionMachine } from './machine.js';
import { toldExpiry } from './told-expiry.js';

/** How sessions end, and when. */
export const sessionScenarios = [...sessionMachine, endingTwo, withoutRole, toldExpiry] as const;
