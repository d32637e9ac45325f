import { isArray, isObject } from '../../../source/json.js';
import type { SourceTree } from '../../../source/tree.js';
import { type Change, collector, contextOf } from './change.js';
import { compareEntries, type Kind, type Part } from './comparing.js';
import { breaking, compatible, documentation, namesIn, type Rate, rateBasis, words } from './rating.js';
import { type Entries, objectOf, type Side } from './side.js';

/** A rule that is checked no longer, or from now on. */
const checked: Rate = (before, after) => {
  if (before === undefined) return breaking('it is not checked any more');
  return after === undefined ? compatible('it is checked from now on') : documentation();
};

const without = (before: readonly string[], after: readonly string[]) =>
  before.filter((name) => !after.includes(name)).join(', ');

/** A rule is a promise to clients. */
const rule: Kind = {
  rates: {
    basis: rateBasis,
    unobservable: checked,
    operations(before, after) {
      const lost = without(namesIn(before), namesIn(after));
      return lost
        ? breaking(`it is not checked at ${lost} any more`)
        : compatible('it is checked at more operations');
    },
    effect: () => documentation('which runs may exercise it'),
    question: () => documentation('another question'),
    says: () => documentation('reworded: see that its judge and its mutant still say the same'),
  },
  otherwise: words,
};

/** Integrators rely on the default of a question, profiles on its readings. */
const question: Kind = {
  rates: {
    default: (before, after, { entry }) =>
      entry['resolved'] === undefined
        ? breaking(`the mock answers otherwise: ${after} instead of ${before}`)
        : compatible(`learned from the service: the mock answers ${after} instead of ${before}`),
    readings(before, after) {
      const lost = without(namesIn(before), namesIn(after));
      if (lost) return breaking(`profiles that choose ${lost} are refused`);
      return without(namesIn(after), namesIn(before))
        ? compatible('one more reading: the mock has to show it')
        : documentation();
    },
    resolved: (_, after) =>
      after === undefined
        ? breaking('nobody vouches for the answer any more')
        : compatible('learned from the service: what rests on it can fail a run from now on'),
    contradicts: () => compatible('which readings step over stated sentences'),
  },
  otherwise: words,
};

const rules: Part = {
  kind: rule,
  at: (id) => contextOf({ subject: 'rule', what: `rule ${id}`, rules: [id] }),
  alone: (_, entry) => ({
    operations: namesIn(objectOf(entry)['operations']).filter((operation) => !operation.startsWith('+')),
  }),
  gone: () => breaking('what clients were promised is not checked any more'),
  added: () => compatible('one more promise: it needs a judge and a mutant'),
};

const questions: Part = {
  kind: question,
  at: (id) => contextOf({ subject: 'question', what: `question ${id}`, question: id }),
  gone: () => breaking('profiles that answer it are refused'),
  added: () => compatible('one more open point: the mock has to answer it'),
};

/** Returns rules and questions that were added, dropped or changed. */
export function compareCatalogues(base: SourceTree, revision: SourceTree): readonly Change[] {
  const out = collector();
  for (const [folder, part] of [
    ['spec/rules/', rules],
    ['spec/questions/', questions],
  ] as const) {
    const [was, is] = [entriesIn(base, folder), entriesIn(revision, folder)];
    compareEntries(was, is, part, out, (_, one, other) => {
      // A removed entry is placed where it was: at the end of its file, or at the former path of that file.
      const file = one?.place.file ?? other?.place.file ?? folder;
      const beside: Side = { tree: revision, place: { file, keys: [] }, beside: [] };
      return [one ?? beside, other ?? beside, ''];
    });
  }
  return out.all();
}

function entriesIn(tree: SourceTree, folder: string): Entries {
  return [...tree.files.values()]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, value }) =>
      (isArray(value) ? value : []).flatMap((entry, index) => {
        const id = isObject(entry) ? entry['id'] : undefined;
        if (typeof id !== 'string') return [];
        return [[id, { tree, place: { file: path, keys: [String(index)] }, beside: [] }] as const];
      }),
    );
}
