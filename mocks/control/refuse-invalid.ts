import { type Refusal, refuse } from '../engine/refusal.js';
import { validatorOf } from '../engine/validators.js';
import { violationOf } from '../engine/violation.js';
import { unknownMember } from './unknown-member.js';

/** What is wrong with a value by a schema of the control plane, if anything is. */
export async function refusalIfInvalid(value: unknown, schema: string): Promise<Refusal | undefined> {
  const validate = await validatorOf(schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  const { field, message } = unknownMember(errors) ?? violationOf(errors);
  return refuse('request-invalid', message, { field });
}
