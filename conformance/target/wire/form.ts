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
  /** Maps the JSON body of an answer to the names of our contract. */
  decode(body: Json): Json;
}

/** The forms of all operations; undefined for one that the target does not have. */
export interface Forms {
  of(operation: OperationId): Form | undefined;
}
