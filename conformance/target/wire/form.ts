import type { OperationId } from '../../../generated/operations.js';
import type { InterfaceId } from '../../../spec/contract/documents.js';
import type { Json } from '../json.js';
import type { CallInput } from './call-input.js';

/** How one operation looks on the wire of a target. */
export interface Form {
  readonly interface: InterfaceId;
  readonly method: string;
  /** Under the base address of the interface, with `{parameters}`. */
  readonly path: string;
  /** A call in the names of our contract, as this target names things. */
  encode(input: CallInput): CallInput;
  /** The JSON body of an answer of this target, in the names of our contract. */
  decode(body: Json): Json;
}

/** The form of every operation; undefined for one that the target does not have. */
export interface Forms {
  of(operation: OperationId): Form | undefined;
}
