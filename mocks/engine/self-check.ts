import { type OperationId, operations } from '../../generated/operations.js';
import { defaultReadings, questionIds, questions } from '../../generated/questions.js';
import { ruleIds, rules } from '../../generated/rules.js';
import type { Draft } from '../mutants/mutant.js';
import { withoutAbsent } from './absent.js';
import type { Profile } from './profile.js';
import { validators } from './validators.js';

/** Says what is wrong with an answer by the contract, or nothing. */
export type SelfCheck = (operation: OperationId, draft: Draft, isRefusal: boolean) => string | undefined;

/** Loads the compiled contract, which a mock that does not check itself never pays for. */
export async function loadSelfCheck(profile: Profile): Promise<SelfCheck> {
  const schemas = await validators();
  const exempt = contradicted(profile);
  const checksRefusals = profile.reading('errors.body') === defaultReadings['errors.body'];
  return (operation, draft, isRefusal) => {
    const { statuses, responses }: Documented = operations[operation];
    const subject = `${operation} ${draft.status}`;
    if (!(draft.status in statuses)) return `${subject} is not documented`;
    if (isRefusal ? !checksRefusals || draft.body === undefined : exempt.has(operation)) return undefined;
    const schema = responses[draft.status];
    const validate = schema === undefined ? undefined : schemas[schema];
    if (validate === undefined || validate(withoutAbsent(draft.body))) return undefined;
    const [first] = validate.errors ?? [];
    return `${subject} at ${first?.instancePath || '/'} ${first?.message} (keyword "${first?.keyword}")`;
  };
}

interface Documented {
  readonly statuses: Readonly<Record<number, string>>;
  readonly responses: Readonly<Record<number, string>>;
}

/**
 * Operations whose answers may differ from the contract under a profile: because a chosen reading contradicts a rule of
 * the specification, or because it gives answers another form.
 */
function contradicted(profile: Profile): ReadonlySet<string> {
  const exempt = new Set<string>();
  for (const id of questionIds) {
    const reading = profile.reading(id);
    if (reading === defaultReadings[id]) continue;
    const { contradicts, reshapes = [] } = questions[id];
    for (const rule of ruleIds.filter((known) => contradicts?.[reading]?.includes(known))) {
      for (const operation of rules[rule].operations) exempt.add(operation);
    }
    for (const operation of Object.values(operations)) {
      if (reshapes.includes(operation.interface)) exempt.add(operation.id);
    }
  }
  return exempt;
}
