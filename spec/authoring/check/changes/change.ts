import type { DocumentId } from '../../../contract/documents.js';
import type { Json } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import type { Rated } from './rating.js';

/** The kind of thing that a change is about. */
export type Subject =
  | 'operation'
  | 'parameter'
  | 'body'
  | 'member'
  | 'response'
  | 'header'
  | 'document'
  | 'rule'
  | 'question';

/** One difference between two states of the contract, without the things that it affects. */
export interface Change extends Rated {
  readonly document: DocumentId | undefined;
  readonly subject: Subject;
  /** A description for users, such as "request member `size`: `maximum`". */
  readonly what: string;
  /** The former and the new value; undefined if absent. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** The place in the new state; if it was removed, the place next to which it was. */
  readonly place: Place;
  /** The place in the base. */
  readonly basePlace: Place;
  /** The operations whose clients are affected. */
  readonly operations: readonly string[];
  /** The member, parameter or header that changed. */
  readonly member: string | undefined;
  /** The schema that contains it, by its name in `components`. */
  readonly schema: string | undefined;
  /** The rules that the change is about, and the question: the changed one, or that of an answer whose basis changed. */
  readonly rules: readonly string[];
  readonly question: string | undefined;
}
