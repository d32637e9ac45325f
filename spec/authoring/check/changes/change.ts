import { posix } from 'node:path';
import { controlPlane, type DocumentId } from '../../../contract/documents.js';
import type { Json } from '../../../source/json.js';
import type { Place } from '../../../source/tree.js';
import { compatible, type Rated, worse } from './rating.js';
import { objectOf, placeOf, type Side } from './side.js';

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

/** Returns the name of the schema in `components` that a place in the sources becomes part of; undefined within an operation. */
function schemaAt({ file, keys }: Place): string | undefined {
  if (file.startsWith('spec/records/')) return posix.basename(file, '.yaml');
  const [first, second, third] = keys;
  if (first === 'components') return second === 'schemas' ? third : undefined;
  // Files other than the documents contain schemas, operations and parameters by name; names of schemas are capitalised.
  const isDocument = posix.dirname(file) === 'spec';
  return !isDocument && first !== undefined && /^[A-Z]/.test(first) ? first : undefined;
}

/** The position of a comparison in the contract. */
export interface Context {
  readonly document: DocumentId;
  /** Undefined outside operations. */
  readonly operation: string | undefined;
  /** Whether the service calls its clients: requests and responses then swap their roles. */
  readonly isWebhook: boolean;
  /** Whether the operation is a draft. No client relies on a draft: no change of it is breaking. */
  readonly isDraft: boolean;
  readonly subject: Subject;
  /** A description for users, such as "request member `size`". */
  readonly what: string;
  readonly member: string | undefined;
}

/** A difference at one place. */
export interface Difference extends Rated {
  /** The key below the compared place. */
  readonly key: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Collects changes. A difference that several operations share is one change that affects all of them. */
export interface Collector {
  add(context: Context, base: Side, revision: Side, difference: Difference): void;
  all(): readonly Change[];
}

export function collector(): Collector {
  const found = new Map<string, Change>();
  return {
    add(context, base, revision, { key, before, after, rating, why }) {
      const place = placeOf(revision, key);
      const name = `${place.file}#${place.keys.join('/')}`;
      const rated =
        context.isDraft && rating === 'breaking'
          ? compatible('a draft: nobody relies on it yet')
          : { rating, why };
      const operations = context.operation === undefined ? [] : [context.operation];
      const known = found.get(name);
      if (known) {
        // What the service shares with the mock's own control plane is rated by the effect on clients of the service.
        const isOurs = context.document === controlPlane && known.document !== controlPlane;
        found.set(name, {
          ...known,
          ...(isOurs ? {} : worse(known, rated)),
          operations: [...new Set([...known.operations, ...operations])],
        });
        return;
      }
      found.set(name, {
        ...rated,
        document: context.document,
        subject: context.subject,
        what: context.what,
        before,
        after,
        place,
        basePlace: placeOf(base, key),
        operations,
        member: context.member,
        schema: schemaAt(place),
        rules: [],
        question: key === 'x-basis' ? questionIn(revision) : undefined,
      });
    },
    all: () => [...found.values()],
  };
}

/** Returns the question that a detail answers: a change of its basis affects everything that relies on the answer. */
function questionIn(side: Side): string | undefined {
  const question = objectOf(side)['x-question'];
  return typeof question === 'string' ? question : undefined;
}
