import { nothing } from '../scene/finding.js';
import type { Outcome } from '../scene/investigation.js';
import type { ControlPlane } from '../target/control/control-plane.js';

type Clockwork = Pick<ControlPlane, 'movedByOthers'>;

/** Control planes that were asked before: the first answer is only what later ones compare with. */
const asked = new WeakMap<Clockwork, Promise<boolean>>();

/**
 * What comes of a case. Where somebody else moved the clock of the service meanwhile, what went wrong may be due to that: it
 * is performed once more, and what goes wrong in moving time again says nothing.
 * @param forget is called where the clock was moved: what was made in moved time is not what it was meant to be
 */
export async function undisturbed(
  control: Clockwork | undefined,
  forget: () => void,
  perform: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  if (!control) return perform();
  const before = asked.get(control) ?? control.movedByOthers();
  asked.set(control, before);
  await before;
  const isDisturbed = async (outcomes: readonly Outcome[]) => {
    const moved = isViolated(outcomes) && (await control.movedByOthers());
    if (moved) forget();
    return moved;
  };
  const first = await perform();
  if (!(await isDisturbed(first))) return first;
  const second = await perform();
  if (!(await isDisturbed(second))) return second;
  return second.map((outcome) =>
    isViolated([outcome]) ? { rule: outcome.rule, finding: nothing, inconclusive: movedMeanwhile } : outcome,
  );
}

const movedMeanwhile = 'somebody else moved the clock of the service meanwhile: let one run at a time do so';

const isViolated = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ finding }) => finding.violations.length > 0);
