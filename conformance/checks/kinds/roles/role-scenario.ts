import type { RuleId } from '../../../../generated/rules.js';
import type { Judging } from '../../../scene/investigation.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { writes } from '../../../target/safety.js';
import { lackOf } from '../../../target/target.js';
import { performAdmitted } from './admissions.js';
import { createStage, type Family } from './family.js';
import {
  admittedOf,
  assumedRole,
  deniedOf,
  type GuardedOperation,
  hasStatedRole,
  keysOf,
  type MatrixRuleOf,
  matrixRulesOf,
} from './matrix.js';
import { performWithout, recordRefused, recordUnchanged } from './refusals.js';
import { roleCallers } from './role-callers.js';
import {
  credentialTrials,
  performTrials,
  type Refused,
  roleTrials,
  type Trial,
  type Unwelcome,
  unwelcome,
} from './trials.js';

/** By rule, which operations show something about it. */
const shownBy = {
  ...unwelcome,
  'text.json-media-type': { applies: () => true },
  'auth.token-all-endpoints': {
    applies: (operation) => admittedOf(operation).length > 0 || assumedRole(operation) !== undefined,
  },
  'auth.sa-role-applies': { applies: (operation) => deniedOf(operation).length > 0 },
  'auth.fail-has-no-effect': { applies: (operation) => deniedOf(operation).length > 0 && writes(operation) },
  'role.norole-denied': { applies: hasStatedRole },
} as const satisfies Partial<Record<RuleId, Pick<Unwelcome, 'applies'>>>;

type SharedRule = keyof typeof shownBy;

/** At most so many requests create the callers and sign them in, if no earlier scenario has done so. */
const callersAtMost = 20;

/**
 * All callers call the operations of a family on its objects (sections 4.3 and 5 rule 5): first callers whose credential must be
 * refused; then those whom the operations that read must admit; then callers whose role must be refused, which must change
 * nothing; at last those whom the operations that write must admit.
 */
export function roleScenario<Op extends GuardedOperation, Own>(
  family: Family<Op, Own>,
): Judging<MatrixRuleOf<Op> | SharedRule> {
  const operations = keysOf<Op>(family.calls);
  const attempts = operations.map((operation) => deniedOf(operation).length + 12);
  return scenario({
    id: family.id,
    rules: [
      ...matrixRulesOf(operations),
      ...keysOf(shownBy).filter((rule) => operations.some((each) => shownBy[rule].applies(each))),
    ],
    needs: ['token', ...(family.needs ?? [])],
    asksForPeople: family.asksForPeople === true,
    requests: callersAtMost + family.requests + attempts.reduce((sum, each) => sum + each, 0),
    async record(t) {
      try {
        await perform(family, operations, t);
      } catch (error) {
        if (error instanceof EndScenario) await performWithout(operations, t);
        throw error;
      }
    },
  });
}

async function perform<Op extends GuardedOperation, Own>(
  family: Family<Op, Own>,
  operations: readonly Op[],
  t: Scene,
): Promise<void> {
  const callers = roleCallers(t, family.needs?.includes('second-user') === true);
  if (!t.callers.apiKey) t.skip('auth.key-not-customer-data', lackOf('api-key'));
  if (!(await callers.outsider())) t.skip('role.norole-denied', lackOf('second-user'));
  const isWanted = ({ rules }: Trial) => rules.some((rule) => t.wanted(rule));
  const stage = await createStage(family, t);
  try {
    // A target that exempts service accounts does so for operations that read, or for the first that writes.
    const first = operations.find((each) => deniedOf(each).length > 0);
    const isOfAccounts = (each: Op) => each === first || !writes(each);
    const byRole = (
      await Promise.all(operations.map((each) => roleTrials(each, callers, isOfAccounts(each))))
    )
      .flat()
      .filter((each) => isWanted(each) || t.wanted('auth.fail-has-no-effect'));
    const refused: Refused[] = [];
    for (const operation of operations) {
      const token = await (stage.admitted(operation) ?? t).token();
      const trials = await credentialTrials(operation, { credentials: t.callers, token, callers });
      refused.push(...(await performTrials(trials.filter(isWanted), stage, t)));
    }

    const admit = async (some: readonly Op[]) => {
      for (const each of some) await performAdmitted(each, callers, stage, t, t.callers.main);
    };
    await admit(operations.filter((each) => !writes(each)));
    await stage.watch();
    const forLackOfRole = await performTrials(byRole, stage, t);
    const [before, after] = [stage.before(), await stage.look()];
    if (before && after && !recordUnchanged(forLackOfRole, before, after, t, t.worked)) await stage.renew();
    await admit(operations.filter(writes));
    refused.push(...forLackOfRole);
    recordRefused(refused, t, t.worked);
  } finally {
    await stage.restore();
  }
}
