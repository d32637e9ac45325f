import { defaultReadings, questionIds, questions } from '../../generated/questions.js';
import { ruleIds, rules } from '../../generated/rules.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Contract, PendingResponse, ServedOperation } from './contract.js';
import type { Profile } from './handler.js';

export type SelfCheck = (
  operation: ServedOperation,
  draft: PendingResponse,
  isRefusal: boolean,
) => string | undefined;

/** Loads the compiled contract, a cost that a mock without self-check never pays. */
export async function loadSelfCheck(contract: Contract, profile: Profile): Promise<SelfCheck> {
  const validatorOf = await contract.validators();
  const exempt = contradicted(contract, profile);
  const checksRefusals = profile.reading('errors.body') === defaultReadings['errors.body'];
  return (operation, draft, isRefusal) => {
    const { id, statuses, responses } = operation;
    const subject = `${id} ${draft.status}`;
    if (!(draft.status in statuses)) return `${subject} is not documented`;
    if (isRefusal ? !checksRefusals || draft.body === undefined : exempt.has(id)) return undefined;
    const schema = responses[draft.status];
    const validate = schema === undefined ? undefined : validatorOf(schema);
    if (validate === undefined || isFit(validate, draft.body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${subject} at ${first?.instancePath || '/'} ${first?.message} (keyword "${first?.keyword}")`;
  };
}

/** Returns the operations whose responses deviate from the contract because a chosen reading says so. */
function contradicted({ operations }: Contract, profile: Profile): ReadonlySet<string> {
  const exempt = new Set<string>();
  for (const id of questionIds) {
    const reading = profile.reading(id);
    if (reading === defaultReadings[id]) continue;
    const { contradicts, reshapes = [] } = questions[id];
    for (const rule of ruleIds.filter((known) => contradicts?.[reading]?.includes(known))) {
      for (const operation of rules[rule].operations) exempt.add(operation);
    }
    for (const operation of operations) {
      if (reshapes.includes(operation.interface)) exempt.add(operation.id);
    }
  }
  return exempt;
}

/** Leaves out absent members, which may be empty by the specification, but no empty lists of the body itself. */
export function withoutAbsent(body: Json | undefined): Json | undefined {
  if (!isObject(body)) return body;
  return membersOf(body, (value) => value !== undefined && value !== null && value !== '');
}

/** Whether a body matches a schema, either as is or without the members that count as absent in the specification. */
export function isFit(validate: (body: Json | undefined) => boolean, body: Json | undefined): boolean {
  return validate(body) || validate(withoutAbsent(body));
}

function membersOf(object: JsonObject, isPresent: (value: Json | undefined) => boolean): JsonObject {
  const present = Object.entries(object).map(([key, value]) => [key, pruned(value)] as const);
  return Object.fromEntries(present.filter(([, value]) => isPresent(value)));
}

function pruned(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item: Json) => pruned(item) ?? null);
  return isObject(value) ? membersOf(value, isPresent) : value;
}

function isPresent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
