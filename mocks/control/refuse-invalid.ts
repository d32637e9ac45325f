import { type Refusal, refuse } from '../engine/refusal.js';
import { validatorOf } from '../engine/validators.js';
import { violationOf } from '../engine/violation.js';
import { unknownMember } from './unknown-member.js';

/** Returns a refusal if a value is invalid according to a schema of the control plane; undefined otherwise. */
export async function refusalIfInvalid(value: unknown, schema: string): Promise<Refusal | undefined> {
  const validate = await validatorOf(schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  const { field, message } = unknownMember(errors) ?? violationOf(errors);
  return refuse('request-invalid', message, { field });
}
