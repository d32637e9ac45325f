import { ending } from './ending.js';
import { endingByBody } from './ending-by-body.js';
import { endingTwo } from './ending-two.js';
import { sessionLife } from './life.js';
import { otherSession } from './other-session.js';
import { rotated } from './rotated.js';
import { withoutRole } from './without-role.js';

/** How sessions end. */
export const sessionScenarios = [
  ending,
  endingByBody,
  endingTwo,
  rotated,
  otherSession,
  withoutRole,
  sessionLife,
] as const;
