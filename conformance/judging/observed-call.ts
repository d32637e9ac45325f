import { createHash } from 'node:crypto';
import { type OperationId, operations } from '../../generated/operations.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import { idsNamed } from '../resources/kinds.js';
import { jsonWithin } from '../target/answer/json-within.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Target } from '../target/target.js';
import type { Forms } from '../target/wire/form.js';

/** An observed call: its request and answer, as far as they are known. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Undefined if there was none. */
  readonly requestText: string | undefined;
  /** Whether the request body is known. */
  readonly isRequestKnown: boolean;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** Undefined if it is unknown. */
  readonly responseText: string | undefined;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** The operation of a call. */
interface Located {
  readonly operation: OperationId;
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and URL; undefined if it is no call of the service, or ambiguous. */
export type Locate = (method: string, url: string) => Located | undefined;

export type Bases = Pick<Target, 'identityUrl' | 'ledgerUrl' | 'billingUrl'> &
  Partial<Pick<Target, 'peopleUrl'>>;

/** @param bases addresses of the interfaces; if none is given, the part after a segment `v1` is matched */
export function locating(bases: Bases, forms: Forms): Locate {
  const templates = Object.values(operations).flatMap(({ id: operation }) => {
    const form = forms.of(operation);
    return form ? [{ ...form, operation, segments: form.path.split('/').slice(1) }] : [];
  });
  const known = (['people', 'identity', 'ledger', 'billing'] as const).flatMap((id) => {
    const base = bases[`${id}Url`];
    return base === undefined ? [] : [[id, base] as const];
  });

  /** What follows the base address, with its interface; undefined if it may be any. */
  function tails(address: string): readonly (readonly [InterfaceId | undefined, string])[] {
    if (known.length > 0) {
      return known.flatMap(([id, base]) =>
        address.startsWith(`${base}/`) ? [[id, address.slice(base.length + 1)] as const] : [],
      );
    }
    const at = address.indexOf('/v1/', address.indexOf('//') + 2);
    return at === -1 ? [] : [[undefined, address.slice(at + 4)]];
  }

  return (method, url) => {
    const address = url.replace(/[?#].*$/s, '');
    const found = tails(address).flatMap(([id, tail]) => {
      const segments = tail.split('/');
      return templates
        .filter((each) => (id === undefined || each.interface === id) && each.method === method)
        .flatMap((each) => matched(each.operation, each.segments, segments) ?? []);
    });
    const best = Math.max(0, ...found.map(({ literals }) => literals));
    const [only, ...others] = found.filter(({ literals }) => literals === best);
    return only && others.length === 0 ? { operation: only.operation, path: only.path } : undefined;
  };
}

function matched(operation: OperationId, segments: readonly string[], found: readonly string[]) {
  if (segments.length !== found.length) return undefined;
  const path: Record<string, string> = {};
  let literals = 0;
  for (const [index, segment] of segments.entries()) {
    const text = found[index] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name === undefined) {
      if (segment !== text) return undefined;
      literals += 1;
    } else {
      const value = decoded(text);
      if (value === undefined || value === '') return undefined;
      path[name] = value;
    }
  }
  return { operation, path, literals };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The result of reading a call of an unknown caller. */
type Read =
  | { readonly kind: 'exchange'; readonly exchange: Exchange; readonly hasBody: boolean }
  /** It cannot be judged. */
  | { readonly kind: 'passed'; readonly because: string };

/** The maximum number of accepted credentials that are remembered. */
const takenMost = 10_000;
/** Statuses that refuse the request itself, and not its caller or the connection. */
const ofRequest: ReadonlySet<number> = new Set([400, 422]);

/**
 * Reads the calls of unknown callers. A call counts as good if it succeeded, or if the same credential has succeeded with the
 * same operation in the same organization before: any other refusal may have reasons that are not visible.
 * @param org the organization that calls are about, if it is known
 */
export function othersCalls(locate: Locate, forms: Forms, org: string | undefined) {
  const taken = new Set<string>();
  let count = 0;

  return {
    read(call: SeenCall): Read {
      const located = locate(call.method, call.url);
      if (!located) return { kind: 'passed', because: 'no calls of the service' };
      const why = unjudged(call);
      if (why !== undefined) return { kind: 'passed', because: why };
      const { operation, path } = located;
      const granted = call.status >= 200 && call.status <= 299;
      const authorization = call.requestHeaders['authorization'] ?? '';
      const key = createHash('sha256')
        .update(JSON.stringify([operation, path['org_id'], authorization]))
        .digest('base64');
      const isGood = granted || (ofRequest.has(call.status) && taken.has(key));
      if (granted && taken.size < takenMost) taken.add(key);
      count += 1;
      return {
        kind: 'exchange',
        exchange: exchangeOf(call, located, {
          id: count,
          credential: credentialOf(operation, authorization, isGood),
          org: orgOf(path['org_id'], org, isGood),
          forms,
        }),
        hasBody: call.responseText !== undefined,
      };
    },
  };
}

/** Returns why a call cannot be judged; undefined if it can. */
function unjudged(call: SeenCall): string | undefined {
  if (!call.isRequestKnown) return 'without what was sent';
  if (call.status >= 300 && call.status <= 399) return 'redirected, or answered by a cache';
  if (/^text\/html/i.test(call.responseHeaders['content-type'] ?? '')) {
    return 'answered with a page, as by something in front of the service';
  }
  return undefined;
}

function credentialOf(
  operation: Located['operation'],
  authorization: string,
  isGood: boolean,
): CredentialKind {
  if (!operations[operation].authenticated || authorization === '') return 'none';
  return isGood && /^bearer /i.test(authorization) ? 'token' : 'other-caller';
}

function orgOf(called: string | undefined, own: string | undefined, isGood: boolean): OrgKind {
  if (called === undefined) return 'own';
  return isGood && (own === undefined || own === called) ? 'own' : 'other';
}

function exchangeOf(
  call: SeenCall,
  { operation, path }: Located,
  { id, credential, org, forms }: Pick<Exchange, 'id' | 'credential' | 'org'> & { readonly forms: Forms },
): Exchange {
  const text = call.responseText ?? '';
  const sent = call.requestText === undefined ? undefined : jsonWithin(call.requestText);
  const received = jsonWithin(text);
  const isPlain =
    operation === 'find' || operation === 'createSession' || received === undefined || received === null;
  const named = idsNamed(operation, {
    path,
    ...(isObject(sent) || Array.isArray(sent) ? { body: sent } : {}),
  });
  return {
    id,
    operation,
    investigation: 'observed',
    credential,
    org,
    named,
    request: {
      method: call.method,
      url: call.url,
      headers: call.requestHeaders,
      text: call.requestText,
      json: sent,
    },
    response: {
      status: call.status,
      headers: call.responseHeaders,
      cookies: call.cookies,
      text,
      json: isPlain ? received : (forms.of(operation)?.decode(received) ?? received),
    },
    sentAt: call.sentAt,
    receivedAt: call.receivedAt,
  };
}
