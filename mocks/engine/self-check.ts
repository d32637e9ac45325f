import { type OperationId, operations } from '../../generated/operations.js';
import { defaultReadings, questions } from '../../generated/questions.js';
import { rules } from '../../generated/rules.js';
import type { Draft } from '../mutants/mutant.js';
import { withoutAbsent } from './absent.js';
import type { Profile } from './profile.js';

/** Says what is wrong with an answer by the contract, or nothing. */
export type SelfCheck = (operation: OperationId, draft: Draft, isRefusal: boolean) => string | undefined;

/** Loads the compiled contract, which a mock that does not check itself never pays for. */
export async function loadSelfCheck(profile: Profile): Promise<SelfCheck> {
  const validators: Readonly<Record<string, import('ajv').ValidateFunction>> = await import(
    '../../generated/validators.js'
  );
  const exempt = contradicted(profile);
  const checksRefusals = profile.reading('errors.body') === defaultReadings['errors.body'];
  return (operation, draft, isRefusal) => {
    const { statuses, responses }: Documented = operations[operation];
    const subject = `${operation} ${draft.status}`;
    if (!(draft.status in statuses)) return `${subject} is not documented`;
    if (isRefusal ? !checksRefusals || draft.body === undefined : exempt.has(operation)) return undefined;
    const schema = responses[draft.status];
    const validate = schema === undefined ? undefined : validators[schema];
    if (validate === undefined || validate(withoutAbsent(draft.body))) return undefined;
    const [first] = validate.errors ?? [];
    return `${subject} at ${first?.instancePath || '/'} ${first?.message} (keyword "${first?.keyword}")`;
  };
}

interface Documented {
  readonly statuses: Readonly<Record<number, string>>;
  readonly responses: Readonly<Record<number, string>>;
}

/** Operations about which a chosen reading contradicts a rule of the specification: their answers may not conform. */
function contradicted(profile: Profile): ReadonlySet<string> {
  const exempt = new Set<string>();
  for (const [id, reading] of Object.entries(profile.all())) {
    const contradictions = Object.entries(questions).find(([question]) => question === id)?.[1].contradicts;
    for (const ruleId of contradictions?.[reading] ?? []) {
      const rule = Object.entries(rules).find(([known]) => known === ruleId)?.[1];
      for (const operation of rule?.operations ?? []) exempt.add(operation);
    }
  }
  return exempt;
}
