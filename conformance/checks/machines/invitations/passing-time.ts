import type { CheckContext } from '../../../scene/check-context.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { lackOf } from '../../../target/target.js';
import { creationTimeOf, expirationIn, isTwoWeeksAfter } from './expiration.js';
import type { OwnInvitation } from './invitations.js';

export function controlOf({ control }: CheckContext): ControlPlane {
  if (!control) throw new EndScenario('skipped', lackOf('control'));
  return control;
}

/** Moves time; whoever signed in before has to sign in again. */
export async function pass(duration: string, control: ControlPlane, context: CheckContext): Promise<void> {
  await control.advance(duration);
  context.callers.forgetTokens();
}

/** Ends the scenario where an invitation is not to expire in 2 weeks: another rule speaks about that. */
export function requireTwoWeeks({ creation, record }: OwnInvitation, context: CheckContext): void {
  const expiration = expirationIn(record);
  if (expiration === undefined) return;
  if (isTwoWeeksAfter(expiration, creationTimeOf(creation, context.now(), expiration))) return;
  throw new EndScenario('inconclusive', 'a new invitation does not expire in 2 weeks');
}
