import { createHash } from 'node:crypto';
import { type OperationId, operations } from '../../generated/operations.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import { idsNamed } from '../resources/kinds.js';
import { jsonWithin } from '../target/answer.js';
import type { Exchange } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import { type Bases, basesOf } from '../target/target.js';
import { decoded, decodedJson, type Forms } from '../target/wire/form.js';

export interface SeenCall extends Pick<Exchange, 'sentAt' | 'receivedAt'> {
  readonly request: Omit<Exchange['request'], 'json'>;
  readonly isRequestKnown: boolean;
  readonly response: Omit<Exchange['response'], 'json' | 'text'> & { readonly text: string | undefined };
}

interface Located {
  readonly operation: OperationId;
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and URL; undefined if it is no call of the service, or ambiguous. */
export type Locate = (method: string, url: string) => Located | undefined;

/** @param bases addresses of the interfaces; if none is given, the part after a segment `v1` is matched */
export function locating(bases: Bases, forms: Forms): Locate {
  const templates = Object.values(operations).flatMap(({ id: operation }) => {
    const form = forms.of(operation);
    if (!form) return [];
    const path = form.path
      .slice(1)
      .replaceAll('.', '\\.')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return [
      { ...form, operation, pattern: new RegExp(`^${path}$`), literals: form.path.split(/\/(?!\{)/).length },
    ];
  });
  const known = basesOf(bases);

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
    const found = tails(address).flatMap(([id, tail]) =>
      templates.flatMap((each) => {
        const isMeant = (id === undefined || each.interface === id) && each.method === method;
        const match = isMeant ? each.pattern.exec(tail) : null;
        const segments = Object.entries(match?.groups ?? {}).map(([name, text]) => [name, decoded(text)]);
        return match ? [{ ...each, path: Object.fromEntries(segments) }] : [];
      }),
    );
    const best = Math.max(0, ...found.map(({ literals }) => literals));
    const [only, ...others] = found.filter(({ literals }) => literals === best);
    return only && others.length === 0 ? { operation: only.operation, path: only.path } : undefined;
  };
}

/** The maximum number of accepted credentials that are remembered. */
const takenMost = 10_000;
/** Statuses that refuse the request itself, and not its caller or the connection. */
const ofRequest: ReadonlySet<number> = new Set([400, 422]);

/** Reads calls of unknown callers. One is good if it succeeded, or the same credential did with the same operation before. */
export function othersCalls(locate: Locate, forms: Forms, ownOrg: string | undefined) {
  const taken = new Set<string>();
  let id = 0;
  return (call: SeenCall): { readonly exchange: Exchange; readonly hasBody: boolean } | string => {
    const { request, response, sentAt, receivedAt } = call;
    const located = locate(request.method, request.url);
    if (!located) return notOfService;
    const why = unjudged(call);
    if (why !== undefined) return why;
    const { operation, path } = located;
    const { org_id: called } = path;
    const { status, text = '' } = response;
    const authorization = request.headers['authorization'] ?? '';
    const key = createHash('sha256')
      .update(JSON.stringify([operation, called, authorization]))
      .digest('base64');
    const isGranted = status >= 200 && status <= 299;
    const isGood = isGranted || (ofRequest.has(status) && taken.has(key) && /^bearer /i.test(authorization));
    if (isGranted && taken.size < takenMost) taken.add(key);
    const isOwn = called === undefined || (isGood && (ownOrg ?? called) === called);
    // Browsers export no credential, and others redact it: a call that was granted had a good one all the same.
    const credential = isGood ? 'token' : authorization === '' ? 'none' : 'other-caller';
    const json = request.text === undefined ? undefined : jsonWithin(request.text);
    const body = isObject(json) || Array.isArray(json) ? { body: json } : {};
    id += 1;
    return {
      exchange: {
        id,
        operation,
        investigation: 'observed',
        credential: operations[operation].authenticated ? credential : 'none',
        org: isOwn ? 'own' : 'other',
        named: idsNamed(operation, { path, ...body }),
        request: { ...request, json },
        response: { ...response, text, json: decodedJson(forms, { operation, status }, jsonWithin(text)) },
        sentAt,
        receivedAt,
      },
      hasBody: response.text !== undefined,
    };
  };
}

/** Why a call is left out that is none of the service, as far as its address shows. */
export const notOfService = 'no calls of the service';

function unjudged({ isRequestKnown, response: { status, headers } }: SeenCall): string | undefined {
  if (!isRequestKnown) return 'without what was sent';
  if (status >= 300 && status <= 399) return 'redirected, or answered by a cache';
  if (/^text\/html/i.test(headers['content-type'] ?? '')) {
    return 'answered with a page, as by something in front of the service';
  }
  return undefined;
}
