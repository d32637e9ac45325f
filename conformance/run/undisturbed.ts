import { nothing } from '../scene/finding.js';
import type { Outcome } from '../scene/investigation.js';
import type { ControlPlane } from '../target/control/control-plane.js';

type Clockwork = Pick<ControlPlane, 'movedByOthers'>;

/** The first question to each control plane, whose answer is only the baseline for later ones. */
const asked = new WeakMap<Clockwork, Promise<boolean>>();

/**
 * Performs a case, once more if it failed while something else moved the clock of the service. A failure of the repetition
 * is inconclusive if the clock was moved again.
 * @param forget called if the clock was moved: callers whose tokens were issued in moved time are not what they should be
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
