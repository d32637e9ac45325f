import { posix } from 'node:path';
import { controlPlane, type DocumentId } from '../../../contract/documents.js';
import type { Json } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import { compatible, type Direction, type Rated, worse } from './rating.js';
import { nameOf, objectOf, placeOf, type Side } from './side.js';

interface About {
  /** Undefined for rules and questions. */
  readonly document: DocumentId | undefined;
  readonly subject:
    | 'operation'
    | 'parameter'
    | 'body'
    | 'member'
    | 'response'
    | 'header'
    | 'document'
    | 'rule'
    | 'question';
  /** A description for users, such as "request member `size`". */
  readonly what: string;
  /** The operations whose clients are affected. */
  readonly operations: readonly string[];
  /** The member, parameter or header that changed. */
  readonly member: string | undefined;
  /** The rules that the change is about, and the question: the changed one, or that of an answer whose basis changed. */
  readonly rules: readonly string[];
  readonly question: string | undefined;
}

/** One difference between two states of the contract, without the things that it affects. */
export interface Change extends Rated, About {
  /** The former and the new value; undefined if absent. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** The place in the new state; if it was removed, the place next to which it was. */
  readonly place: Place;
  /** The place in the base. */
  readonly basePlace: Place;
  /** The schema that contains the member, by its name in `components`. */
  readonly schema: string | undefined;
}

/** The position of a comparison in the contract. */
export interface Context extends About {
  /** Whether the operation is a draft. No client relies on a draft: no change of it is breaking. */
  readonly isDraft: boolean;
  /** Whether the service calls its clients: requests and responses then swap their roles. */
  readonly isWebhook: boolean;
  readonly direction: Direction;
  /** Whether it is part of a condition, where tighter and looser change places. */
  readonly isConditional: boolean;
  /** Pairs that were already compared: schemas may be recursive. */
  readonly seen: Set<string>;
}

/** Returns the context outside of operations. */
export const contextOf = (about: Pick<About, 'subject' | 'what'> & Partial<About>): Context => ({
  ...{ document: undefined, operations: [], member: undefined, rules: [], question: undefined },
  ...{ isDraft: false, isWebhook: false, isConditional: false, direction: 'request', seen: new Set() },
  ...about,
});

/** A difference below a place; with an empty key, the place itself. */
export interface Difference extends Rated {
  readonly key: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Collects changes. A difference that several operations share is one change that affects all of them. */
export interface Collector {
  add(at: Context, base: Side, revision: Side, difference: Difference): void;
  all(): readonly Change[];
}

export function collector(): Collector {
  const found = new Map<string, Change>();
  return {
    add(at, base, revision, { key, before, after, rating, why }) {
      const { document, subject, what, operations, member, rules } = at;
      const place = placeOf(revision, key);
      // A removed rule has no place of its own.
      const name = document === undefined ? what : nameOf(place);
      const isHarmless = at.isDraft && rating === 'breaking';
      const rated = isHarmless ? compatible('a draft: nobody relies on it yet') : { rating, why };
      const known = found.get(name);
      // What the service shares with the mock's own control plane is rated by the effect on clients of the service.
      const isOurs = document === controlPlane && known?.document !== controlPlane;
      const question = objectOf(revision)['x-question'];
      found.set(
        name,
        known
          ? {
              ...known,
              ...(isOurs ? {} : worse(known, rated)),
              operations: [...new Set([...known.operations, ...operations])],
            }
          : {
              ...{ ...rated, document, subject, what, before, after, place, operations, member, rules },
              basePlace: placeOf(base, key),
              schema: document && schemaAt(place),
              question: key === 'x-basis' && typeof question === 'string' ? question : at.question,
            },
      );
    },
    all: () => [...found.values()],
  };
}

/** Returns the name of the schema in `components` that a place in the sources becomes part of; undefined within an operation. */
function schemaAt({ file, keys }: Place): string | undefined {
  if (file.startsWith('spec/records/')) return posix.basename(file, '.yaml');
  const [first, second, third] = keys;
  if (first === 'components') return second === 'schemas' ? third : undefined;
  // Files other than the documents contain schemas, operations and parameters by name; names of schemas are capitalised.
  const isDocument = posix.dirname(file) === 'spec';
  return !isDocument && first !== undefined && /^[A-Z]/.test(first) ? first : undefined;
}
