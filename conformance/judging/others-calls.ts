import { createHash } from 'node:crypto';
import { operations } from '../../generated/operations.js';
import { idsNamed } from '../resources/kinds.js';
import { jsonWithin } from '../target/answer/json-within.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Forms } from '../target/wire/form.js';
import type { Locate, Located } from './locate.js';
import type { SeenCall } from './seen-call.js';

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
