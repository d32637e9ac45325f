import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ControlOperationId, controlOperations } from '../../generated/control-operations.js';
import { nearest } from '../../spec/catalogue/nearest.js';
import { controlPlane, publishedDocument } from '../../spec/contract/documents.js';
import { readAuthorization } from '../engine/authenticate.js';
import { type Dispatch, type Inbound, type Outbound, validatorOf } from '../engine/contract.js';
import { percentDecoded } from '../engine/locate.js';
import { readJson } from '../engine/read-body.js';
import { isRefusal, quote, type Refusal, Refused, refuse } from '../engine/refusal.js';
import { placeOf, unknownMember, violationOf } from '../engine/violation.js';
import { MockOptionError } from '../options/option-values.js';
import { firstWorld } from '../worlds/names.js';
import { WorldError, worldHeader } from '../worlds/worlds.js';
import type { Answered, ControlCall, ControlHandlers, Controlled, ControlledWorlds } from './handler.js';
import { journalHandlers } from './handlers/journal.js';
import { messageHandlers } from './handlers/messages.js';
import { organizationHandlers } from './handlers/organizations.js';
import { peopleHandlers } from './handlers/people.js';
import { clockHandlers, worldHandlers } from './handlers/worlds.js';

export interface ControlPlane {
  readonly token: string;
  readonly exchange: Dispatch;
}

const limitBytes = 1_048_576;
/** Exported worlds may be larger. */
const longLimitBytes = 64 * limitBytes;
const holdsWorld: ReadonlySet<ControlOperationId> = new Set(['createWorld', 'restoreWorld']);

/** Creates the control plane, shared by the port and by `fetch`, for one host. The token is random if none is given. */
export function controlPlaneOf(
  worlds: ControlledWorlds,
  host: string,
  token: string = randomBytes(24).toString('base64url'),
): ControlPlane {
  const exchange: Dispatch = async (inbound) => {
    try {
      return admit(inbound, host, token) ?? (await answer(inbound, worlds));
    } catch (error) {
      // Users of the mock need the stack trace; callers must not see it.
      console.error(error);
      return refused(500, 'The control plane failed: this is a defect of the mock, not of the request.');
    }
  };
  return { token, exchange };
}

async function answer(inbound: Inbound, worlds: ControlledWorlds): Promise<Outbound> {
  if (inbound.method === 'GET' && inbound.target === `${controlPath}/openapi.json`) {
    return answered(200, { ...publishedDocument(controlPlane), servers: [{ url: controlPath }] });
  }
  const place = locate(inbound.method, inbound.target);
  if ('status' in place) return place;
  const { operation, path } = place;
  const mock = worlds.all().get(inbound.header(worldHeader) ?? firstWorld);
  if (mock === undefined) return refused(404, worlds.missing(inbound.header(worldHeader) ?? ''));
  const read = await bodyOf(inbound, holdsWorld.has(operation) ? longLimitBytes : limitBytes);
  if ('status' in read) return read;
  // The path parameters come from the contract, and `perform` validates the body.
  const call = { path, body: read.json, signal: inbound.gone } as ControlCall<ControlOperationId>;
  const outcome: object | string | undefined = await perform(operation, call, mock, worlds);
  if (outcome === undefined) return answered(204);
  if (typeof outcome === 'object' && isRefusal(outcome))
    return refused(statusOf(outcome), outcome.message, outcome.headers);
  return answered('201' in controlOperations[operation].statuses ? 201 : 200, outcome);
}

async function bodyOf(inbound: Inbound, limitBytes: number): Promise<{ readonly json: unknown } | Outbound> {
  const text = await inbound.text(limitBytes);
  if (text === undefined) return refused(413, `The body has more than ${limitBytes} bytes: send less.`);
  if (text === '') return { json: undefined };
  const read = readJson(text);
  return 'json' in read ? read : refused(400, read.message);
}

function statusOf({ refused: reason }: Refusal): RefusedStatus {
  if (reason === 'not-found') return 404;
  // The database that several mocks share cannot be reached.
  if (reason === 'maintenance') return 503;
  return reason === 'conflict' ? 409 : 400;
}

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

const isLoopback = (host: string): boolean => loopback.test(host.includes(':') ? `[${host}]` : host);

const challenge = { 'WWW-Authenticate': 'Bearer realm="control"' };

/** Refuses requests without the token, and those for a name that points at the loopback address (DNS rebinding). */
function admit(inbound: Inbound, host: string, token: string): Outbound | undefined {
  const refusal = otherHost(inbound, host);
  if (refusal !== undefined) return refusal;
  const sent = readAuthorization(inbound.header('authorization'));
  if (sent.refused !== undefined) {
    return refused(401, 'No control token: send `Authorization: Bearer <control token>`.', challenge);
  }
  if (isSame(sent.token, token)) return undefined;
  const message = 'The control token is not valid: take the one that the mock printed when it started.';
  return refused(401, message, challenge);
}

/** @param at what it listens on: on another address than loopback it is meant to be called by any name */
export function otherHost(inbound: Inbound, at: string): Outbound | undefined {
  const host = inbound.header('host') ?? '';
  if (loopback.test(host) || !isLoopback(at)) return undefined;
  return refused(403, `The control plane is not served at host ${quote(host)}: call it at 127.0.0.1.`);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

const codes = {
  400: 'invalid_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  500: 'internal',
  503: 'unavailable',
} as const;

type RefusedStatus = keyof typeof codes;

/** A response with a JSON body, with text in the format of Prometheus, or without a body. */
function answered(
  status: number,
  body?: object | string,
  headers: Readonly<Record<string, string>> = {},
): Outbound {
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain; version=0.0.4; charset=utf-8' : 'application/json';
  return {
    status,
    // Responses may contain secrets and one-time tokens, which intermediaries must not store.
    headers: { ...(body && { 'Content-Type': type }), 'Cache-Control': 'no-store', ...headers },
    cookies: [],
    body: isText ? body : body && JSON.stringify(body),
  };
}

function refused(
  status: RefusedStatus,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Outbound {
  return answered(status, { error: codes[status], message }, headers);
}

export const controlPath = '/control/v1';

const routes = Object.values(controlOperations).map(({ id, method, path }) => ({
  operation: id,
  method,
  template: controlPath + path,
  pattern: new RegExp(`^${controlPath}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function locate(method: string, target: string) {
  const [path = ''] = target.split('?', 1);
  const there = routes.filter(({ pattern }) => pattern.test(path));
  if (there.length === 0) return unknownPath(path);
  const route = there.find((one) => one.method === method);
  if (route !== undefined) {
    const encoded = Object.entries(route.pattern.exec(path)?.groups ?? {});
    const parameters = encoded.map(([name, value]) => [name, percentDecoded(value)] as const);
    return { operation: route.operation, path: Object.fromEntries(parameters) };
  }
  const methods = there.map((one) => one.method);
  const message = `${quote(method)} is not served on ${quote(path)}; send ${methods.join(' or ')}.`;
  return refused(405, message, { Allow: methods.join(', ') });
}

function unknownPath(path: string): Outbound {
  const templates = routes.map(({ template }) => template);
  const meant = nearest(path, templates);
  const hint = meant === undefined ? `there are ${templates.join(', ')}` : `the nearest path is ${meant}`;
  return refused(404, `No such path ${quote(path)}: ${hint}.`);
}

const handlers: ControlHandlers = {
  ...clockHandlers,
  ...peopleHandlers,
  ...organizationHandlers,
  ...journalHandlers,
  ...messageHandlers,
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
