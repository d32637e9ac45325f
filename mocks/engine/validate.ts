import type { ErrorObject } from 'ajv';
import type { QuestionId, Readings } from '../../generated/questions.js';
import { isObject, type Json } from '../state/json.js';
import { type Contract, type Inbound, type ServedOperation, validatorOf } from './contract.js';
import { type Profile, selfReading } from './handler.js';
import { type QueryValue, readQuery } from './query.js';
import { type Refusal, refuse } from './refusal.js';
import { violationOf } from './violation.js';

const noQuery = Object.freeze({});

type Parameters = Readonly<Record<string, QueryValue>>;

interface Rules {
  readonly contract: Contract;
  readonly profile: Profile;
}

/** Returns the validated query parameters of a call, or a refusal; synchronously if there are none. */
export function readParameters(
  operation: ServedOperation,
  inbound: Inbound,
  { contract, profile }: Rules,
): Parameters | Promise<Parameters | Refusal> {
  if (operation.query === undefined) return noQuery;
  const readings = {
    clamps: profile.reading('list.limit-over') === 'clamped',
    lists: profile.reading('person.fields-syntax'),
  };
  const values = readQuery(inbound.target, operation.query, readings, operation.names?.query);
  return validParameters(operation.query.schema, values, { contract, profile });
}

async function validParameters(
  schema: string,
  values: Parameters,
  rules: Rules,
): Promise<Parameters | Refusal> {
  return (await invalid(schema, values, rules)) ?? values;
}

export async function validateBody(
  operation: ServedOperation,
  contentType: string,
  body: Json,
  rules: Rules,
): Promise<Refusal | undefined> {
  if (selfReading.some((id) => id === operation.id)) return undefined;
  // Callers may send any type, even `constructor`.
  const type = Object.hasOwn(operation.requests, contentType) ? contentType : 'application/json';
  const schema = operation.requests[type];
  return schema === undefined ? undefined : invalid(schema, body, rules);
}

async function invalid(
  schema: string,
  value: unknown,
  { contract, profile }: Rules,
): Promise<Refusal | undefined> {
  const validate = await validatorOf(schema, contract);
  if (validate(value)) return undefined;
  const errors = heldAgainst(validate.errors ?? [], profile);
  if (errors.length === 0) return undefined;
  const { field, message } = violationOf(errors);
  // The question about this filter has its own status.
  const isFilter = errors.some((error) => questionOf(error) === 'invite.status-filter-unknown');
  return refuse(
    isFilter ? 'status-filter-unknown' : 'request-invalid',
    message,
    field === '' ? {} : { field },
  );
}

/** Readings under which requests may violate the contract, and are left to the handler. */
const lenient: { readonly [Q in QuestionId]?: readonly Readings[Q][] } = {
  'contacts.bulk-empty': ['answered-0'],
  'contacts.view-names': ['full-count'],
  'invite.status-filter-unknown': ['empty'],
  'verify.limit': ['at-most-1000', 'unlimited'],
};

/** Returns the errors that count under a profile: omits those of assumed keywords that do not apply under it. */
function heldAgainst(errors: readonly ErrorObject[], profile: Profile): readonly ErrorObject[] {
  const waived = errors.filter((error) => isWaived(error, profile));
  if (waived.length === 0) return errors;
  const within = ({ schemaPath, instancePath }: ErrorObject, outer: ErrorObject) =>
    instancePath.startsWith(outer.instancePath) && schemaPath.startsWith(`${outer.schemaPath}/`);
  return errors.filter((error) => !waived.some((outer) => error === outer || within(error, outer)));
}

/** Returns the open question that a keyword of the contract answers. */
function questionOf({ keyword, parentSchema }: ErrorObject): unknown {
  const { 'x-assumed-keywords': keywords, 'x-question': question } = parentSchema ?? {};
  return isObject(keywords) ? (keywords[keyword] ?? question) : question;
}

function isWaived(error: ErrorObject, profile: Profile): boolean {
  const answers = questionOf(error);
  const id = Object.keys(lenient).find((known): known is keyof typeof lenient => known === answers);
  if (id === undefined) return false;
  const readings: readonly string[] = lenient[id] ?? [];
  return readings.includes(profile.reading(id));
}
