import { endingTwo } from './ending-two.js';
import { sessionMachine } from './machine.js';
import { withoutRole } from './without-role.js';

/** How sessions end. */
export const sessionScenarios = [...sessionMachine, endingTwo, withoutRole] as const;
