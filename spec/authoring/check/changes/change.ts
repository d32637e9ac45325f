import type { DocumentId } from '../../../contract/documents.js';
import type { Json } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import type { Rated } from './rating.js';

/** What kind of thing a change is about. */
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

/** One difference between two states of the contract, before anybody has looked whom it hits. */
export interface Change extends Rated {
  readonly document: DocumentId | undefined;
  readonly subject: Subject;
  /** For people, such as "request member `size`: `maximum`". */
  readonly what: string;
  /** What it was and is; undefined where it was or is not there. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Where it stands now; where it stood beside, when it is gone. */
  readonly place: Place;
  /** The same in the base. */
  readonly basePlace: Place;
  /** Operations that a client meets it at. */
  readonly operations: readonly string[];
  /** The member, parameter or header that it is about. */
  readonly member: string | undefined;
  /** The schema, by its name in `components`, that holds it. */
  readonly schema: string | undefined;
  /** The rules that it is about, and the question that it is about or whose answer has another basis. */
  readonly rules: readonly string[];
  readonly question: string | undefined;
}
