import type { OperationId } from '../../../generated/operations.js';
import type { InterfaceId } from '../../../spec/contract/documents.js';
import type { Json } from '../json.js';
import type { CallInput } from './call-input.js';

/** The form of an operation on the wire of a target. */
export interface Form {
  readonly interface: InterfaceId;
  readonly method: string;
  /** Under the base address of the interface, with `{parameters}`. */
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

/**
 * The JSON of a response in the form of our contract. Every exchange goes through here, whether a run sent it or somebody else
 * did, before any check sees it. Find and sessions are stated, and stay as they are.
 */
export function decodedJson(
  forms: Forms,
  { operation, status }: { readonly operation: OperationId; readonly status: number },
  json: Json | undefined,
): Json | undefined {
  if (operation === 'find' || operation === 'createSession' || json === undefined || json === null)
    return json;
  return forms.of(operation)?.decode(json, status) ?? json;
}
