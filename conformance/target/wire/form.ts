import { type OperationId, operations } from '../../../generated/operations.js';
import type { InterfaceId } from '../../../spec/contract/documents.js';
import type { CallInput } from '../exchange.js';
import { isArray, isObject, type Json } from '../json.js';
import { contractBody, leftOut, type Noted } from './contract-body.js';

export interface Form {
  readonly interface: InterfaceId;
  readonly method: string;
  readonly path: string;
  /** Maps the names of our contract to those of the target. */
  encode(input: CallInput): CallInput;
  /** Brings the JSON body of a response with this status into the form of our contract. */
  decode(body: Json, status: number): Json;
}

/** The forms of all operations; undefined for one that the target does not have. */
export interface Forms {
  of(operation: OperationId): Form | undefined;
}

/** The JSON of a response in the form of our contract. Find and sessions are stated, and stay as they are. */
export function decodedJson(
  forms: Forms,
  { operation, status }: { readonly operation: OperationId; readonly status: number },
  json: Json | undefined,
): Json | undefined {
  if (operation === 'find' || operation === 'createSession') return json;
  const none = json === undefined || json === null;
  // An empty list may be answered without a body.
  if (none && status !== 204) return json;
  return forms.of(operation)?.decode(json ?? null, status) ?? json;
}

/** The forms of the contract and of `spec/forms.yaml`. Requests adapt to responses: snake_case, and ids that are numbers. */
export function contractForms(): Forms {
  const shown = requestForm();
  return {
    of(operation) {
      const { interface: id, method, path } = operations[operation];
      const isIdentity = id === 'identity' && operation !== 'createSession' && operation !== 'endSession';
      const noted = isIdentity ? shown : { ...shown, name: () => undefined };
      return {
        interface: id,
        method,
        path,
        encode: (input) => {
          if (input.body === undefined || !(isIdentity || id === 'ledger')) return input;
          return { ...input, body: shown.write(input.body, isIdentity) };
        },
        decode: (body, status) =>
          status === 204 && body === null
            ? leftOut(operation)
            : status >= 200 && status <= 299
              ? contractBody(operation, body, noted)
              : body,
      };
    },
  };
}

const idsMost = 10_000;

/** Notes the spelling of members and the type of ids in responses, and writes requests like them. */
function requestForm() {
  let isSnake = false;
  const numericIds = new Set<string>();
  const noted: Noted = {
    name(own, name) {
      if (/[A-Z]/.test(own)) isSnake = name.includes('_');
    },
    numericId(id) {
      if (numericIds.size < idsMost) numericIds.add(id);
    },
  };
  const isNumeric = (key: string, value: Json): value is string =>
    typeof value === 'string' && numericIds.has(value) && /(^|_)ids?$|Ids?$/.test(key);
  const written = (value: Json, key: string, mayBeSnake: boolean): Json => {
    if (isArray(value)) return value.map((item) => written(item, key, mayBeSnake));
    if (!isObject(value)) return isNumeric(key, value) ? Number(value) : value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        isSnake && mayBeSnake ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name,
        written(member, name, mayBeSnake),
      ]),
    );
  };
  return { ...noted, write: (body: Json, mayBeSnake: boolean) => written(body, '', mayBeSnake) };
}

/** Makes the request of a call in the form of a target. For the organization "" the path has no such segment. */
export function requestOf(form: Form, given: CallInput, org: string) {
  const input = form.encode(given);
  const parameters: Readonly<Record<string, string>> = { org_id: org, ...input.path };
  const template = parameters['org_id'] === '' ? form.path.replace('/{org_id}', '') : form.path;
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${form.path} needs ${whole}, and nothing was given for it`);
    return encodeURIComponent(value);
  });
  const body = input.text ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  return {
    method: form.method,
    path: `${path}${queryOf(input.query ?? {})}`,
    body,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': input.contentType ?? 'application/json' }),
      ...input.headers,
    },
  };
}

function queryOf(query: NonNullable<CallInput['query']>): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

/** Decodes percent-encoding; returns the text unchanged if it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
