import { isDeepStrictEqual } from 'node:util';
import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';
import type { Place, SourceTree } from '../../../source/tree.js';
import type { Change } from './change.js';
import { rateBasis } from './provenance.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';

/** Rates a change of a question: integrators rely on its default, profiles on its readings. */
function rateQuestion(
  key: string,
  before: Json | undefined,
  after: Json | undefined,
  entry: JsonObject,
): Rated {
  if (key === 'default') {
    return entry['resolved'] === undefined
      ? breaking(`the mock answers otherwise: ${after} instead of ${before}`)
      : compatible(`learned from the service: the mock answers ${after} instead of ${before}`);
  }
  if (key === 'readings') return rateReadings(before, after);
  if (key === 'resolved') {
    return after === undefined
      ? breaking('nobody vouches for the answer any more')
      : compatible('learned from the service: what rests on it can fail a run from now on');
  }
  if (key === 'contradicts') return compatible('which readings step over stated sentences');
  return documentation();
}

function rateReadings(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? Object.keys(before) : [];
  const is = isObject(after) ? Object.keys(after) : [];
  const lost = was.filter((reading) => !is.includes(reading));
  if (lost.length > 0) return breaking(`profiles that choose ${lost.join(', ')} are refused`);
  return is.length > was.length ? compatible('one more reading: the mock has to show it') : documentation();
}

interface Entry {
  readonly id: string;
  readonly value: JsonObject;
  readonly place: Place;
}

/** Rules that were added, dropped or changed. */
export function compareRules(base: SourceTree, revision: SourceTree): readonly Change[] {
  return compare('rule', entriesIn(base, 'spec/rules/'), entriesIn(revision, 'spec/rules/'));
}

/** Questions that were added, dropped, changed or resolved. */
export function compareQuestions(base: SourceTree, revision: SourceTree): readonly Change[] {
  return compare('question', entriesIn(base, 'spec/questions/'), entriesIn(revision, 'spec/questions/'));
}

function compare(subject: 'rule' | 'question', was: readonly Entry[], is: readonly Entry[]): Change[] {
  const before = new Map(was.map((entry) => [entry.id, entry]));
  const after = new Map(is.map((entry) => [entry.id, entry]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const one = before.get(id);
    const other = after.get(id);
    if (one && other) {
      return isDeepStrictEqual(one.value, other.value) ? [] : changed(subject, one, other);
    }
    const only = one ?? other;
    if (only === undefined) return [];
    const rated = one ? dropped(subject, one.value) : added(subject);
    // A removed entry is placed where it was: at the end of its file, or at the former path of that file.
    const place = other?.place ?? { file: only.place.file, keys: [] };
    return [
      changeOf(
        subject,
        id,
        '',
        { before: one?.value, after: other?.value, place, basePlace: only.place },
        rated,
      ),
    ];
  });
}

function changed(subject: 'rule' | 'question', one: Entry, other: Entry): Change[] {
  const keys = [...new Set([...Object.keys(one.value), ...Object.keys(other.value)])];
  const rate = subject === 'rule' ? rateRule : rateQuestion;
  return keys.flatMap((key) => {
    const before = one.value[key];
    const after = other.value[key];
    if (isDeepStrictEqual(before, after)) return [];
    const place = { file: other.place.file, keys: [...other.place.keys, key] };
    const basePlace = { file: one.place.file, keys: [...one.place.keys, key] };
    const rated = rate(key, before, after, other.value);
    return [changeOf(subject, one.id, key, { before, after, place, basePlace }, rated)];
  });
}

function changeOf(
  subject: 'rule' | 'question',
  id: string,
  key: string,
  values: Pick<Change, 'before' | 'after' | 'place' | 'basePlace'>,
  rated: Rated,
): Change {
  const entry = isObject(values.after) ? values.after : isObject(values.before) ? values.before : {};
  const operations = isArray(entry['operations']) ? entry['operations'].map(String) : [];
  return {
    ...values,
    ...rated,
    document: undefined,
    subject,
    what: key === '' ? `${subject} ${id}` : `${subject} ${id}: ${key}`,
    operations: operations.filter((operation) => !operation.startsWith('+')),
    member: undefined,
    schema: undefined,
    rules: subject === 'rule' ? [id] : [],
    question: subject === 'question' ? id : undefined,
  };
}

function added(subject: 'rule' | 'question'): Rated {
  return compatible(
    subject === 'rule'
      ? 'one more promise: it needs a judge and a mutant'
      : 'one more open point: the mock has to answer it',
  );
}

function dropped(subject: 'rule' | 'question', entry: JsonObject): Rated {
  if (subject === 'question') return breaking('profiles that answer it are refused');
  return entry['basis'] === 'assumed'
    ? compatible('it was only assumed: it held nobody to anything')
    : breaking('what clients were promised is not checked any more');
}

/** Rates a change of a member of a rule. A rule is a promise to clients. */
function rateRule(key: string, before: Json | undefined, after: Json | undefined): Rated {
  if (key === 'basis') return rateBasis(before ?? 'stated', after ?? 'stated');
  if (key === 'unobservable' || key === 'awaits') {
    if (before === undefined) return breaking('it is not checked any more');
    return after === undefined ? compatible('it is checked from now on') : documentation();
  }
  if (key === 'operations') return rateOperations(before, after);
  if (key === 'effect') return documentation('which runs may exercise it');
  if (key === 'question') return documentation('another question');
  if (key === 'says') return documentation('reworded: see that its judge and its mutant still say the same');
  return documentation();
}

function rateOperations(before: Json | undefined, after: Json | undefined): Rated {
  const was = isArray(before) ? before.map(String) : [];
  const is = isArray(after) ? after.map(String) : [];
  const lost = was.filter((name) => !is.includes(name));
  return lost.length > 0
    ? breaking(`it is not checked at ${lost.join(', ')} any more`)
    : compatible('it is checked at more operations');
}

function entriesIn(tree: SourceTree, folder: string): Entry[] {
  return [...tree.files.values()]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, value }) =>
      (isArray(value) ? value : []).flatMap((entry, index) => {
        const id = isObject(entry) ? entry['id'] : undefined;
        if (!isObject(entry) || typeof id !== 'string') return [];
        return [{ id, value: entry, place: { file: path, keys: [String(index)] } }];
      }),
    );
}
