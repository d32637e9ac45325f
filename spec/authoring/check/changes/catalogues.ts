import { isDeepStrictEqual } from 'node:util';
import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';
import type { Place, SourceTree } from '../../../source/tree.js';
import type { Change } from './change.js';
import { breaking, compatible, documentation, type Rated, rateBasis } from './rating.js';

type Subject = 'rule' | 'question';
type Rate = (before: Json | undefined, after: Json | undefined, entry: JsonObject) => Rated;

const listIn = (value: Json | undefined): readonly string[] => (isArray(value) ? value.map(String) : []);
const keysOf = (value: Json | undefined): readonly string[] => (isObject(value) ? Object.keys(value) : []);

/** A rule that is checked no longer, or from now on. */
const checked: Rate = (before, after) => {
  if (before === undefined) return breaking('it is not checked any more');
  return after === undefined ? compatible('it is checked from now on') : documentation();
};

/** How a change of a member is rated. A rule is a promise to clients. */
const ofRules: Readonly<Record<string, Rate>> = {
  basis: (before, after) => rateBasis(before ?? 'stated', after ?? 'stated'),
  unobservable: checked,
  awaits: checked,
  operations(before, after) {
    const lost = listIn(before).filter((name) => !listIn(after).includes(name));
    return lost.length > 0
      ? breaking(`it is not checked at ${lost.join(', ')} any more`)
      : compatible('it is checked at more operations');
  },
  effect: () => documentation('which runs may exercise it'),
  question: () => documentation('another question'),
  says: () => documentation('reworded: see that its judge and its mutant still say the same'),
};

/** Integrators rely on the default of a question, profiles on its readings. */
const ofQuestions: Readonly<Record<string, Rate>> = {
  default: (before, after, { resolved }) =>
    resolved === undefined
      ? breaking(`the mock answers otherwise: ${after} instead of ${before}`)
      : compatible(`learned from the service: the mock answers ${after} instead of ${before}`),
  readings(before, after) {
    const [was, is] = [keysOf(before), keysOf(after)];
    const lost = was.filter((reading) => !is.includes(reading));
    if (lost.length > 0) return breaking(`profiles that choose ${lost.join(', ')} are refused`);
    return is.length > was.length ? compatible('one more reading: the mock has to show it') : documentation();
  },
  resolved: (_, after) =>
    after === undefined
      ? breaking('nobody vouches for the answer any more')
      : compatible('learned from the service: what rests on it can fail a run from now on'),
  contradicts: () => compatible('which readings step over stated sentences'),
};

const added = {
  rule: compatible('one more promise: it needs a judge and a mutant'),
  question: compatible('one more open point: the mock has to answer it'),
};

function dropped(subject: Subject, { basis }: JsonObject): Rated {
  if (subject === 'question') return breaking('profiles that answer it are refused');
  return basis === 'assumed'
    ? compatible('it was only assumed: it held nobody to anything')
    : breaking('what clients were promised is not checked any more');
}

interface Entry {
  readonly id: string;
  readonly value: JsonObject;
  readonly place: Place;
}

/** Rules that were added, dropped or changed. */
export const compareRules = (base: SourceTree, revision: SourceTree): readonly Change[] =>
  compare('rule', entriesIn(base, 'spec/rules/'), entriesIn(revision, 'spec/rules/'));

/** Questions that were added, dropped, changed or resolved. */
export const compareQuestions = (base: SourceTree, revision: SourceTree): readonly Change[] =>
  compare('question', entriesIn(base, 'spec/questions/'), entriesIn(revision, 'spec/questions/'));

function compare(subject: Subject, was: readonly Entry[], is: readonly Entry[]): Change[] {
  const before = new Map(was.map((entry) => [entry.id, entry]));
  const after = new Map(is.map((entry) => [entry.id, entry]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [one, other] = [before.get(id), after.get(id)];
    if (one && other) return changed(subject, one, other);
    const only = one ?? other;
    if (only === undefined) return [];
    // A removed entry is placed where it was: at the end of its file, or at the former path of that file.
    const place = other?.place ?? { file: only.place.file, keys: [] };
    const values = { before: one?.value, after: other?.value, place, basePlace: only.place };
    return [changeOf(subject, id, '', values, one ? dropped(subject, one.value) : added[subject])];
  });
}

function changed(subject: Subject, one: Entry, other: Entry): Change[] {
  const keys = [...new Set([...Object.keys(one.value), ...Object.keys(other.value)])];
  const rates = subject === 'rule' ? ofRules : ofQuestions;
  const placed = ({ file, keys }: Place, key: string): Place => ({ file, keys: [...keys, key] });
  return keys.flatMap((key) => {
    const [before, after] = [one.value[key], other.value[key]];
    if (isDeepStrictEqual(before, after)) return [];
    const rated = rates[key]?.(before, after, other.value) ?? documentation();
    const values = { before, after, place: placed(other.place, key), basePlace: placed(one.place, key) };
    return [changeOf(subject, one.id, key, values, rated)];
  });
}

function changeOf(
  subject: Subject,
  id: string,
  key: string,
  values: Pick<Change, 'before' | 'after' | 'place' | 'basePlace'>,
  rated: Rated,
): Change {
  const entry = [values.after, values.before].find(isObject);
  return {
    ...values,
    ...rated,
    document: undefined,
    subject,
    what: key === '' ? `${subject} ${id}` : `${subject} ${id}: ${key}`,
    operations: listIn(entry?.['operations']).filter((operation) => !operation.startsWith('+')),
    member: undefined,
    schema: undefined,
    rules: subject === 'rule' ? [id] : [],
    question: subject === 'question' ? id : undefined,
  };
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
