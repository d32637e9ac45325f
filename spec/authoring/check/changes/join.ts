import { controlPlane, type DocumentId } from '../../../contract/documents.js';
import type { Place } from '../../../source/tree.js';
import type { Change } from './change.js';
import { worse } from './rating.js';
import type { Verdict } from './redocly-diff.js';
import { schemaAt } from './schema-name.js';

/**
 * Changes with what `redocly diff` says of them: of two ratings the worse one holds. What only `redocly diff` calls
 * breaking is a change of its own.
 */
export function joined(
  changes: readonly Change[],
  verdicts: ReadonlyMap<DocumentId, readonly Verdict[]>,
): readonly Change[] {
  const all = [...verdicts].flatMap(([id, list]) => list.map((verdict) => ({ id, verdict })));
  const isOf = (change: Change, verdict: Verdict) =>
    touches(change.place, verdict.revision) || touches(change.basePlace, verdict.base);
  const known = changes.map((change) =>
    all
      .filter(({ id, verdict }) => isOf(change, verdict) && isAbout(change, id))
      .reduce((joint, { verdict }) => rated(joint, verdict), change),
  );
  const alone = all.filter(
    ({ verdict }) => verdict.rating === 'breaking' && !changes.some((change) => isOf(change, verdict)),
  );
  return [...known, ...alone.map(({ id, verdict }) => changeOf(id, verdict))];
}

/** What the control plane does with a part that it shares says nothing about the service. */
const isAbout = ({ document }: Change, id: DocumentId): boolean =>
  id !== controlPlane || document === controlPlane;

function rated(change: Change, { rating, message, rule }: Verdict): Change {
  return {
    ...change,
    ...worse(change, { rating, why: message }),
    by: [...new Set([...change.by, `redocly ${rule}`])],
  };
}

/** Whether one place is, or is within, the other. */
function touches(one: Place, other: Place | undefined): boolean {
  if (other === undefined || one.file !== other.file) return false;
  const [shorter, longer] =
    one.keys.length < other.keys.length ? [one.keys, other.keys] : [other.keys, one.keys];
  return shorter.every((key, index) => longer[index] === key);
}

const nowhere: Place = { file: 'spec', keys: [] };

function changeOf(document: DocumentId, { rating, message, rule, base, revision }: Verdict): Change {
  const place = revision ?? base ?? nowhere;
  return {
    rating,
    why: message,
    document,
    subject: 'document',
    what: message,
    before: undefined,
    after: undefined,
    place,
    basePlace: base ?? place,
    operations: [],
    member: undefined,
    schema: schemaAt(place),
    rules: [],
    question: undefined,
    by: [`redocly ${rule}`],
  };
}
