import { controlPlane, type DocumentId } from '../../../contract/documents.js';
import type { Json } from '../../../source/json.js';
import type { Change, Subject } from './change.js';
import { compatible, type Rated, worse } from './rating.js';
import { schemaAt } from './schema-name.js';
import { objectOf, placeOf, type Side } from './side.js';

/** Where in the contract a comparison is. */
export interface Context {
  readonly document: DocumentId;
  /** Undefined above the operations. */
  readonly operation: string | undefined;
  /** Whether the service calls its clients: then what is asked and what is answered change places. */
  readonly isWebhook: boolean;
  /** Nobody relies on a draft: no change of it breaks anything. */
  readonly isDraft: boolean;
  readonly subject: Subject;
  /** For people, such as "request member `size`". */
  readonly what: string;
  readonly member: string | undefined;
}

/** What differs at one place. */
export interface Difference extends Rated {
  /** Below the place that is compared. */
  readonly key: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Gathers changes: what many operations share is one change that hits all of them. */
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
        // What the service and the mock's own control plane share is rated by what it does to the service's clients.
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

/** The question that a detail answers: whoever rests on that is meant by a change of its basis. */
function questionIn(side: Side): string | undefined {
  const question = objectOf(side)['x-question'];
  return typeof question === 'string' ? question : undefined;
}
