import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import type { AnyInvestigation, Outcome } from '../run/investigation.js';
import type { Lab } from '../run/lab.js';
import { Leave } from '../run/leave.js';
import type { Capability } from '../target/target.js';
import { despiteChance } from './despite-chance.js';
import { createTeller, type Teller } from './teller.js';

/** An experiment that is told step by step, always the same way. */
export interface Story<Rule extends RuleId> {
  /** Such as `api-keys/life`. */
  readonly id: string;
  /** Every rule that it says something about. */
  readonly rules: readonly Rule[];
  readonly needs: readonly Capability[];
  /** Requests that it takes at most. */
  readonly requests: number;
  /** It asks for people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** It moves the clock of the service, which is put back when the story ends. No token outlives that. */
  readonly movesTime?: boolean;
  tell(teller: Teller<Rule>, lab: Lab): Promise<void>;
}

/** An investigation that knows which rules it speaks about, so that a rule without a judge does not compile. */
export type Judging<Rule extends RuleId> = AnyInvestigation & {
  readonly rules: readonly Rule[];
  /** Whether it moves the clock of the service: such ones come last. */
  readonly movesTime: boolean;
};

export function story<const Rule extends RuleId>({
  id,
  rules,
  needs,
  requests,
  asksForPeople = false,
  movesTime = false,
  tell,
}: Story<Rule>): Judging<Rule> {
  return {
    id,
    rules,
    needs: movesTime ? [...needs, 'sign-in'] : needs,
    standsAlone: !asksForPeople,
    runs: 1,
    requestsPerRun: requests,
    movesTime,
    cases: () => fc.constant(null),
    perform: (_, lab) => told(rules, lab, movesTime, tell),
  };
}

/** What a story says, also when it ends early. Time that it moved is put back. */
export async function told<Rule extends RuleId>(
  rules: readonly Rule[],
  lab: Lab,
  movesTime: boolean,
  tell: (teller: Teller<Rule>, lab: Lab) => Promise<void>,
): Promise<readonly Outcome[]> {
  return despiteChance(lab, (unhurried) => toldTo(rules, unhurried, movesTime, tell));
}

async function toldTo<Rule extends RuleId>(
  rules: readonly Rule[],
  lab: Lab,
  movesTime: boolean,
  tell: (teller: Teller<Rule>, lab: Lab) => Promise<void>,
): Promise<readonly Outcome[]> {
  const teller = createTeller(rules, lab.worked);
  const { control } = lab;
  const clock = movesTime && control ? await control.clockAt(lab.now()) : undefined;
  try {
    await tell(teller, lab);
    return teller.outcomes();
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    return teller.outcomes(error);
  } finally {
    if (movesTime && control) {
      await control.restoreClock(clock, lab.now());
      lab.callers.forgetTokens();
    }
  }
}
