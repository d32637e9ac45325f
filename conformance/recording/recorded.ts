import { kit } from '../../spec/exchange/kit.js';
import { jsonWithin } from '../target/answer.js';
import { credentialKinds, type Exchange, faults, orgKinds } from '../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import { isOperation } from '../target/safety.js';
import type { Target } from '../target/target.js';
import { decodedJson, type Forms } from '../target/wire/form.js';

/** The `format` in the first line of a recording, and its version. */
export const recordingFormat = 'people-data-kit recording';
const recordingVersion = 1;
/** The custom HAR member for everything of an exchange that HAR has no field for. */
export const ownMember = '_pdk';

/** The head of a recording: where its exchanges were sent, and whether secrets and names are pseudonyms. */
export interface RecordingHead {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  readonly kit: { readonly name: string; readonly version: string };
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly target: Pick<
    Target,
    'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'billingUrl' | 'org' | 'otherOrg' | 'emptyOrg'
  >;
  readonly seed: number;
  /** Whether the calls are those of a run, or of unknown callers. */
  readonly callers: 'ours' | 'others';
  /** Whether names and secrets are pseudonyms, equal ones where they were equal, or everything is as sent. */
  readonly names: 'pseudonyms' | 'raw';
  /** The secrets that the caller was given, which no answer may repeat. Pseudonyms, unless everything is raw. */
  readonly secrets: readonly string[];
}

/** One exchange in a recording: without the parsed bodies, which follow from their texts. */
export interface RecordedExchange extends Omit<Exchange, 'request' | 'response'> {
  readonly request: Omit<Exchange['request'], 'json'>;
  readonly response: Omit<Exchange['response'], 'json'>;
  /** The bodies that were cut. Such an exchange is not judged. */
  readonly cut?: readonly ('request' | 'response')[];
}

/** Maximum characters of a body in a recording: as much as a run judges. */
export const bodyMost = 4 * 1024 * 1024;

export function headOf(head: Omit<RecordingHead, 'format' | 'version' | 'kit'>): RecordingHead {
  const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg } = head.target;
  const target = { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg };
  return { format: recordingFormat, version: recordingVersion, kit, ...head, target };
}

/** Converts an exchange for a recording. */
export function recordedOf({ request, response, ...exchange }: Exchange): RecordedExchange {
  const { json: _, ...sent } = request;
  const { json: __, ...received } = response;
  const texts = { request: sent.text ?? '', response: received.text };
  const cut = (['request', 'response'] as const).filter((side) => texts[side].length > bodyMost);
  return {
    ...exchange,
    request: { ...sent, text: sent.text?.slice(0, bodyMost) },
    response: { ...received, text: received.text.slice(0, bodyMost) },
    ...(cut.length === 0 ? {} : { cut }),
  };
}

/** Restores an exchange from a recording. @param forms the wire format of the target */
export function exchangeOf({ cut: _, ...recorded }: RecordedExchange, forms: Forms): Exchange {
  const { operation, request, response } = recorded;
  return {
    ...recorded,
    request: { ...request, json: request.text === undefined ? undefined : requestJson(request.text) },
    response: {
      ...response,
      json: decodedJson(forms, { operation, status: response.status }, jsonWithin(response.text)),
    },
  };
}

/** Maximum nesting of a request body: code that walks through it recurses as deep. */
const depthMost = 500;

/** Parses a request body. It may be longer than what a run accepts of an answer: the kit tests limits. */
function requestJson(text: string): Json | undefined {
  const value = parseJson(text);
  let level: readonly Json[] = value === undefined ? [] : [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMost) return undefined;
    level = level.flatMap((each) => (isArray(each) ? each : isObject(each) ? Object.values(each) : []));
  }
  return value;
}

/** Reads the head of a recording, or says why the value is none. */
export function readHead(value: Json | undefined): RecordingHead | string {
  if (!isObject(value) || value['format'] !== recordingFormat)
    return `no recording begins so: its first line says {"format":"${recordingFormat}"}`;
  const { version = null, target, seed, names, secrets, startedAt } = value;
  if (version !== recordingVersion)
    return `a recording of version ${JSON.stringify(version)}; this kit reads version ${recordingVersion}`;
  if (!isObject(target) || typeof target['peopleUrl'] !== 'string' || typeof target['org'] !== 'string')
    return 'the head of a recording without the address and the organization of its target';
  return headOf({
    target: { ...textsOf(target), peopleUrl: target['peopleUrl'], org: target['org'] },
    seed: typeof seed === 'number' ? seed : 0,
    startedAt: typeof startedAt === 'string' ? startedAt : '',
    callers: value['callers'] === 'others' ? 'others' : 'ours',
    names: names === 'raw' ? 'raw' : 'pseudonyms',
    secrets: isArray(secrets) ? texts(secrets) : [],
  });
}

export type Sides = Pick<RecordedExchange, 'request' | 'response'>;

/** Returns request and response of a line, or why it has none. */
export function sidesOf(value: Json | undefined): Sides | string {
  const { request, response } = isObject(value) ? value : {};
  if (!isObject(request) || typeof request['method'] !== 'string' || !isAddress(request['url']))
    return 'a request without a method and an address';
  if (!isObject(response) || typeof response['status'] !== 'number' || typeof response['text'] !== 'string')
    return 'an answer without a status and a text';
  const { method, url, text } = request;
  const { status, cookies } = response;
  return {
    request: {
      method,
      url,
      headers: textsOf(request['headers']),
      text: typeof text === 'string' ? text : undefined,
    },
    response: {
      status,
      headers: textsOf(response['headers']),
      cookies: isArray(cookies) ? texts(cookies) : [],
      text: response['text'],
    },
  };
}

/** Reads a recorded exchange, or says why the value is none. @param sides its request and response */
export function readExchange(value: Json | undefined, sides: Sides | string): RecordedExchange | string {
  if (!isObject(value)) return 'no exchange: an object is expected';
  const { operation, credential, org, investigation, id, sentAt, receivedAt, named, fault, cut } = value;
  const no = (what: string, found: Json | undefined) => `no ${what}: ${JSON.stringify(found ?? null)}`;
  if (!isOperation(operation)) return no('operation of the contract', operation);
  if (!isOneOf(credentialKinds, credential)) return no('kind of credential', credential);
  if (!isOneOf(orgKinds, org)) return no('kind of organization', org);
  if (typeof sides === 'string') return sides;
  if (typeof id !== 'number' || typeof sentAt !== 'number' || typeof receivedAt !== 'number')
    return 'no id and times';
  return {
    ...sides,
    id,
    operation,
    investigation: typeof investigation === 'string' ? investigation : '',
    credential,
    org,
    ...(isArray(named) ? { named: texts(named) } : {}),
    sentAt,
    receivedAt,
    ...(isOneOf(faults, fault) ? { fault } : {}),
    ...(isArray(cut) && cut.length > 0 ? { cut: ['response'] } : {}),
  };
}

const isOneOf = <T extends string>(all: readonly T[], text: Json | undefined): text is T =>
  all.some((each) => each === text);

const isAddress = (url: Json | undefined): url is string => typeof url === 'string' && URL.canParse(url);

const texts = (list: readonly Json[]): string[] => list.filter((each) => typeof each === 'string');

/** The members that are texts. */
function textsOf(value: Json | undefined): Record<string, string> {
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    members.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
