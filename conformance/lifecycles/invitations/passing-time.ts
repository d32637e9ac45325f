import type { ControlPlane } from '../../control/control-plane.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter } from './expiration.js';
import type { OwnInvitation } from './invitations.js';

export function controlOf({ control }: Lab): ControlPlane {
  if (!control) throw new Leave('skipped', 'needs a control plane (--control-url and --control-token)');
  return control;
}

/** Moves time; whoever signed in before has to sign in again. */
export async function pass(duration: string, control: ControlPlane, lab: Lab): Promise<void> {
  await control.advance(duration);
  lab.callers.forgetTokens();
}

/** Leaves the story where an invitation is not to expire in 2 weeks: another rule speaks about that. */
export function requireTwoWeeks({ creation, record }: OwnInvitation, lab: Lab): void {
  const expiration = expirationIn(record);
  if (expiration === undefined || isTwoWeeksAfter(expiration, creationTimeOf(creation, lab.now()))) return;
  throw new Leave('inconclusive', 'a new invitation does not expire in 2 weeks');
}
