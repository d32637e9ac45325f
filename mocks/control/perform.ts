import { type ControlOperationId, controlOperations } from '../../generated/control-operations.js';
import { validatorOf } from '../engine/contract.js';
import { type Refusal, Refused, refuse } from '../engine/refusal.js';
import { placeOf, unknownMember, violationOf } from '../engine/violation.js';
import { MockOptionError } from '../options/option-values.js';
import { WorldError } from '../worlds/worlds.js';
import type { Answered, ControlCall, ControlHandlers, Controlled, ControlledWorlds } from './handler.js';
import { clockHandlers, importHandlers } from './handlers/clock.js';
import { journalHandlers } from './handlers/journal.js';
import { messageHandlers } from './handlers/messages.js';
import { organizationHandlers, principalHandlers, userHandlers } from './handlers/organizations.js';
import { fixtureHandlers, ownPeopleHandlers } from './handlers/own-people.js';
import { peopleHandlers } from './handlers/people.js';
import {
  faultHandlers,
  metricsHandlers,
  readingHandlers,
  stateHandlers,
  worldHandlers,
} from './handlers/worlds.js';

const handlers: ControlHandlers = {
  ...stateHandlers,
  ...clockHandlers,
  ...peopleHandlers,
  ...ownPeopleHandlers,
  ...fixtureHandlers,
  ...organizationHandlers,
  ...principalHandlers,
  ...importHandlers,
  ...journalHandlers,
  ...readingHandlers,
  ...messageHandlers,
  ...metricsHandlers,
  ...userHandlers,
  ...faultHandlers,
  ...worldHandlers,
};

export async function perform<Op extends ControlOperationId>(
  operation: Op,
  call: ControlCall<Op>,
  mock: Controlled,
  worlds: ControlledWorlds,
): Promise<Answered<Op> | Refusal> {
  const fault = await faultIn(operation, call.body);
  if (fault) return fault;
  const { timeline } = mock;
  // A reset discards everything that is due.
  if (operation !== 'reset') await timeline.reached();
  try {
    return await handlers[operation](call, mock, worlds);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof WorldError) return refuse(error.reason, error.message);
    if (error instanceof MockOptionError) return refuse('request-invalid', error.message);
    throw error;
  } finally {
    timeline.changed();
  }
}

async function faultIn(operation: ControlOperationId, body: unknown): Promise<Refusal | undefined> {
  const { requests, bodyRequired }: { requests: object; bodyRequired: boolean } =
    controlOperations[operation];
  const [schema] = Object.values(requests);
  if (schema === undefined || (body === undefined && !bodyRequired)) return undefined;
  if (body === undefined) return refuse('request-invalid', 'The body is missing: send JSON.');
  return refusalIfInvalid(body, schema);
}

export async function refusalIfInvalid(value: unknown, schema: string): Promise<Refusal | undefined> {
  const validate = await validatorOf(schema);
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  const surplus = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (surplus === undefined) {
    const { field, message } = violationOf(errors);
    return refuse('request-invalid', message, { field });
  }
  const { path, message } = unknownMember(surplus);
  return refuse('request-invalid', message, { field: placeOf(path) });
}
