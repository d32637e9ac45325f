import { endingTwo } from './ending-two.js';
import { sessionMachine } from './machine.js';
import { toldExpiry } from './told-expiry.js';
import { withoutRole } from './without-role.js';

/** How sessions end, and when. */
export const sessionScenarios = [...sessionMachine, endingTwo, withoutRole, toldExpiry] as const;
