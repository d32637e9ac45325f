import { STATUS_CODES } from 'node:http';
import { readAuthorization, sentIn } from '../engine/authenticate.js';
import { completing, onWire, plain, serverNow } from '../engine/complete.js';
import type { Dispatch, Inbound, Operation, Outbound, Passage } from '../engine/contract.js';
import { findCredential } from '../engine/credentials.js';
import type { Profile, World } from '../engine/handler.js';
import { locate, type Resource, resourcesOf } from '../engine/locate.js';
import { readBody, withBody } from '../engine/read-body.js';
import { type Refusal, type RefusalReason, refuse } from '../engine/refusal.js';
import { refusalDraft } from '../engine/refusal-draft.js';
import { type Fault, latencyMs, type NewFault, type Pause, type Strike } from '../faults/faults.js';
import { findUserByEmail } from '../identity/accounts.js';
import { text } from '../identity/create-session.js';
import { readRefreshCookie } from '../identity/session-reply.js';
import { families, findRefreshToken } from '../identity/sessions.js';
import { isObject, type JsonObject } from '../state/json.js';

export function withFaults(service: Dispatch, world: World): Dispatch {
  const { faults } = world;
  const resources = resourcesOf(world);
  const complete = completing(world);

  const refused = ({ inbound, operation }: Call, { id, fault }: Strike): Outbound => {
    const [path = ''] = inbound.target.split('?', 1);
    const refusal = refusalAsked(fault.asked, id, world.profile, serverNow(world));
    const draft = refusalDraft(refusal, world.profile, path, fault.asked.status);
    const served = operation?.lifecycle === undefined ? operation : undefined;
    return plain(onWire(served, complete(inbound, draft, served)));
  };

  /** Applies the faults on one side of the work. Returns undefined if they leave the answer alone. */
  const struck = async (call: Call, strikes: readonly Strike[]): Promise<Outbound | undefined> => {
    for (const { fault, ended, draw } of strikes) {
      const { latency } = fault;
      if (latency === undefined) continue;
      const { gone } = call.inbound;
      const ms = latencyMs(latency, [draw('latency'), draw('latency again')]);
      await faults.pause(ms, gone === undefined ? ended : AbortSignal.any([ended, gone]));
      // If the client has disconnected, the call is not performed: an effect at some later time would be a surprise.
      if (gone?.aborted) return lost();
    }
    if (strikes.some(({ fault }) => fault.asked.reset === true)) return lost();
    const refusing = strikes.find(({ fault }) => fault.asked.status !== undefined);
    return refusing && refused(call, refusing);
  };

  const faulty: Dispatch = async (sent) => {
    const call = await callOf(sent, resources, world);
    const strikes = faults.meet((fault) => isMeant(fault, call));
    if (strikes.length === 0) return service(call.inbound);
    if (sent.trail) sent.trail.faults = strikes.map(({ id }) => id);
    const before = strikes.filter(({ fault }) => fault.asked.afterWork !== true);
    const after = strikes.filter(({ fault }) => fault.asked.afterWork === true);
    const kept = await struck(call, before);
    const answer = kept ?? (await service(call.inbound));
    return damaged((await struck(call, after)) ?? answer, call.inbound, strikes, faults.pause);
  };
  return (sent) => (faults.areNone ? service : faulty)(sent);
}

/** The reason for which the service would answer with a status: the form of some refusals depends on it. */
const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'request-invalid',
  401: 'credential-expired',
  402: 'out-of-credit',
  403: 'role-insufficient',
  404: 'not-found',
  409: 'conflict',
  413: 'body-too-large',
  415: 'content-type',
  422: 'request-invalid',
  429: 'throttled',
  502: 'maintenance',
  503: 'maintenance',
  504: 'maintenance',
};

const meanings: Readonly<Record<number, string>> = {
  401: 'The access token is not taken any more: create a new session.',
  402: 'There is no credit left.',
  429: 'Too many requests: wait, and send the same request again.',
  500: 'Something went wrong inside.',
  503: 'Not available: send the same request again later.',
};

/** The refusal that a fault asks for, in the form of the service, with a message that names the fault. */
function refusalAsked(
  { status = 500, retryAfterSeconds }: NewFault,
  faultId: string,
  profile: Profile,
  nowMs: number,
): Refusal {
  const seconds = retryAfterSeconds ?? usualSeconds(status, profile);
  const message = `${meanings[status] ?? `${STATUS_CODES[status] ?? 'Refused'}.`} (This is fault ${faultId} of the mock.)`;
  return refuse(reasons[status] ?? 'internal', message, {
    headers: seconds === undefined ? {} : { 'Retry-After': retryAfter(seconds, profile, nowMs) },
  });
}

function usualSeconds(status: number, profile: Profile): number | undefined {
  return status === 429 && profile.reading('errors.rate-limit') !== 'rejected-429-bare' ? 1 : undefined;
}

/** Seconds, or a date if the profile throttles that way: rounded up, so that the wait is never shorter. */
function retryAfter(seconds: number, profile: Profile, nowMs: number): string {
  if (profile.reading('errors.rate-limit') !== 'rejected-429-retry-after-date') return String(seconds);
  return new Date((Math.ceil(nowMs / 1000) + seconds) * 1000).toUTCString();
}

function lost(): Outbound {
  const passage = { breaks: 'at-once', pause: async () => undefined } as const;
  return { status: 0, headers: {}, cookies: [], body: undefined, passage };
}

/** Applies faults to the body and the delivery of an answer, and names those that struck. */
async function damaged(
  answer: Outbound,
  { method, gone }: Inbound,
  strikes: readonly Strike[],
  pause: Pause,
): Promise<Outbound> {
  if (answer.passage?.breaks === 'at-once') return answer;
  const named = {
    ...answer,
    headers: { ...answer.headers, 'X-Fault': strikes.map(({ id }) => id).join(', ') },
  };
  const of = (effect: 'malformed' | 'truncateAfterBytes' | 'bytesPerSecond') =>
    strikes.find(({ fault }) => fault.asked[effect] !== undefined && fault.asked[effect] !== false);
  const [spoiling, cutting, slowing] = [of('malformed'), of('truncateAfterBytes'), of('bytesPerSecond')];
  if (!spoiling && !cutting && !slowing) return named;
  const whole = await wholeOf(named);
  const breaks = cutting?.fault.asked.truncateAfterBytes;
  const hasBody = whole.body !== undefined && whole.body !== '' && method !== 'HEAD';
  if (!hasBody) return breaks === undefined ? whole : lost();
  const body = spoiling ? malformed(String(whole.body), whole.headers['Content-Type']) : whole.body;
  const bytesPerSecond = slowing?.fault.asked.bytesPerSecond;
  const signals = [gone, slowing?.ended].filter((signal) => signal !== undefined);
  const passage: Passage = {
    ...(breaks === undefined ? {} : { breaks }),
    ...(bytesPerSecond === undefined ? {} : { bytesPerSecond }),
    pause: (ms) => pause(ms, AbortSignal.any(signals)),
  };
  return { ...whole, body, ...(cutting || slowing ? { passage } : {}) };
}

/** Assembles a streamed body: how much of it arrives depends on its length. */
async function wholeOf({ chunks, ...answer }: Outbound): Promise<Outbound> {
  if (chunks === undefined) return answer;
  let body = '';
  for await (const chunk of chunks) body += chunk;
  return { ...answer, body };
}

/** Returns a body that no parser accepts: half of the JSON with a comma, or a CSV with an open quote. */
export function malformed(body: string, contentType: string | readonly string[] | undefined): string {
  if (String(contentType).startsWith('text/csv')) return `${body}\n"`;
  return `${body.slice(0, Math.ceil(body.length / 2))},`;
}

interface Call {
  readonly inbound: Inbound;
  /** Undefined if there is none at this method and path. */
  readonly operation: Operation | undefined;
  /** The id of the caller, or of the account that signs in; determined only if a fault needs it. */
  readonly caller: string | undefined;
}

/** Determines the operation and caller of a request without consuming it. */
async function callOf(sent: Inbound, resources: readonly Resource[], world: World): Promise<Call> {
  const place = locate(sent.method, sent.target, resources, world.profile, () => false);
  const operation = 'operation' in place ? place.operation : undefined;
  if (sent.trail && 'operation' in place) sent.trail.place = place;
  if (!world.faults.askForCallers) return { inbound: sent, operation, caller: undefined };
  const inbound = readTwice(sent);
  return { inbound, operation, caller: await callerOf(inbound, operation, world) };
}

function isMeant({ asked: { on }, principals }: Fault, { operation, caller }: Call): boolean {
  if (on === 'webhooks') return false;
  if (on !== 'all' && on !== operation?.id && on !== operation?.interface) return false;
  return principals === undefined || (caller !== undefined && principals.has(caller));
}

function readTwice(inbound: Inbound): Inbound {
  let text: Promise<string | undefined> | undefined;
  return withBody(inbound, (limitBytes) => {
    text ??= inbound.text(limitBytes);
    return text;
  });
}

/** The id of the caller that a request claims: by its bearer credential, even if expired, or by what it signs in with. */
async function callerOf(
  inbound: Inbound,
  operation: Operation | undefined,
  world: World,
): Promise<string | undefined> {
  const { token } = readAuthorization(
    sentIn(inbound, world.profile),
    world.profile.reading('auth.header-form'),
  );
  const credential = token === '' ? undefined : await findCredential(world, token);
  if (credential !== undefined) return credential.principalId;
  const isOfSession = operation?.id === 'createSession' || operation?.id === 'endSession';
  return isOfSession && operation.lifecycle === undefined ? signingIn(inbound, operation, world) : undefined;
}

async function signingIn(
  inbound: Inbound,
  operation: Parameters<typeof readBody>[0],
  world: World,
): Promise<string | undefined> {
  const read = await readBody(operation, inbound, world.profile, () => false);
  const sent = 'refused' in read ? {} : (operation.names?.request(read.body) ?? read.body);
  const body: JsonObject = isObject(sent) ? sent : {};
  const clientId = text(body.clientId);
  if (clientId !== undefined) return clientId;
  const username = text(body.username);
  if (username !== undefined) return (await findUserByEmail(world.store, username))?.id;
  const refreshToken = text(body.refreshToken) ?? readRefreshCookie(inbound.header('cookie') ?? null, world);
  const found = refreshToken === undefined ? undefined : await findRefreshToken(world.store, refreshToken);
  return found && (await world.store.get(families, found.family))?.principalId;
}
