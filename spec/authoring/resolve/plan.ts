import { isMap, stringify, type YAMLMap } from 'yaml';
import type { Question, Resolution } from '../../catalogue/questions.js';
import type { Rule } from '../../catalogue/rules.js';
import { type Decision, decideDetail, decideRule } from './decide.js';
import { detailsOf, type FoundDetail } from './details.js';
import { edited, type TextEdit } from './edits.js';
import { keywordEdits } from './keywords.js';
import { pairAt, startOf, textAt, valueAt, withPair, withValue, type YamlFile } from './yaml-file.js';

/** A question and the observed answer. */
export interface Answer {
  readonly question: Question;
  readonly reading: string;
  readonly resolved: Resolution;
}

/** The decision about one rule or one detail of the contract. */
export interface Outcome {
  /** The id of a rule, or the name of a detail. */
  readonly what: string;
  /** Relative to the root. */
  readonly file: string;
  /** Counted from 1, in the original text. */
  readonly line: number;
  readonly was: 'assumed' | 'confirmed';
  readonly becomes: Decision;
}

/** What a resolution decides and would rewrite. Nothing is written yet. */
export interface Plan {
  /** The place of the question's default, such as `spec/questions/find.yaml:42`. */
  readonly at: string;
  readonly rules: readonly Outcome[];
  readonly details: readonly Outcome[];
  /** The new text of each changed file, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** @param files every YAML file under `spec/` */
export function planOf(answer: Answer, rules: readonly Rule[], files: readonly YamlFile[]): Plan {
  const edits = new Map<YamlFile, TextEdit[]>();
  const edit = (file: YamlFile, ...added: readonly TextEdit[]) =>
    edits.set(file, [...(edits.get(file) ?? []), ...added]);

  const asked = questionPlace(answer.question.id, filesIn('spec/questions/', files));
  edit(asked.file, ...questionEdits(answer, asked));
  const ruled = filesIn('spec/rules/', files).flatMap((file) => ruleOutcomes(answer, rules, file, edit));
  const documents = files.filter(({ path }) => !/^spec\/(questions|rules)\//.test(path));
  const decided = detailsOf(answer.question.id, documents).map((detail) => ({
    detail,
    becomes: decideDetail(detail, answer.question, answer.reading),
  }));
  for (const { detail, becomes } of decided) edit(detail.file, ...detailEdits(detail, becomes));
  const keywords = decided.flatMap(({ detail: { keyword, file, map }, becomes: { basis } }) =>
    keyword === undefined ? [] : [{ keyword, file, map, basis }],
  );
  for (const map of new Set(keywords.map((each) => each.map))) {
    const own = keywords.filter((each) => each.map === map);
    const becomes = new Map(own.map(({ keyword, basis }) => [keyword, basis]));
    for (const { file } of own.slice(0, 1)) edit(file, ...keywordEdits(file, map, becomes));
  }
  const texts = [...edits].map(([file, list]): [string, string] => [file.path, edited(file.text, list)]);
  return {
    at: `${asked.file.path}:${asked.file.lineAt(startOf(pairAt(asked.map, 'default')?.key))}`,
    rules: ruled,
    details: decided.map(({ detail, becomes }) => ({
      what: detail.what,
      file: detail.file.path,
      line: detail.line,
      was: detail.basis,
      becomes,
    })),
    texts: new Map(texts.filter(([path, text]) => files.find((file) => file.path === path)?.text !== text)),
  };
}

const filesIn = (folder: string, files: readonly YamlFile[]): readonly YamlFile[] =>
  files.filter(({ path }) => path.startsWith(folder));

interface Place {
  readonly file: YamlFile;
  readonly map: YAMLMap;
}

function questionPlace(id: string, files: readonly YamlFile[]): Place {
  const places = files.flatMap((file) => file.maps.map(({ map }) => ({ file, map })));
  const found = places.find(({ map }) => textAt(map, 'id') === id);
  if (found === undefined) throw new Error(`question ${id} stands in no file of spec/questions`);
  return found;
}

function questionEdits({ question, reading, resolved }: Answer, { file, map }: Place): readonly TextEdit[] {
  const moved = reading === question.default ? [] : [withValue(map, 'default', reading)];
  const present = valueAt(map, 'resolved');
  if (!isMap(present)) {
    const value = map.flow
      ? `{ source: ${JSON.stringify(resolved.source)}, date: "${resolved.date}" }`
      : `\n  source: ${textFor(map, resolved.source)}\n  date: "${resolved.date}"`;
    return [...moved, withPair(file, map, 'default', 'resolved', value)];
  }
  const source = textAt(present, 'source') === resolved.source;
  const date = textAt(present, 'date') === resolved.date;
  return [
    ...moved,
    ...(source ? [] : [withValue(present, 'source', textFor(present, resolved.source))]),
    ...(date ? [] : [withValue(present, 'date', `"${resolved.date}"`)]),
  ];
}

/**
 * Returns a text as a YAML scalar on one line. In flow maps it is always quoted, as commas and braces would end a plain scalar.
 */
function textFor({ flow }: YAMLMap, text: string): string {
  return flow ? JSON.stringify(text) : stringify(text, { lineWidth: 0 }).trimEnd();
}

function ruleOutcomes(
  { question, reading }: Answer,
  rules: readonly Rule[],
  file: YamlFile,
  edit: (file: YamlFile, ...added: readonly TextEdit[]) => void,
): readonly Outcome[] {
  return file.maps.flatMap(({ map }) => {
    const was = textAt(map, 'basis');
    const rule = rules.find(({ id }) => id === textAt(map, 'id'));
    if (rule === undefined || textAt(map, 'question') !== question.id) return [];
    if (was !== 'assumed' && was !== 'confirmed') return [];
    const becomes = decideRule(rule, reading);
    if (becomes.basis !== was) edit(file, withValue(map, 'basis', becomes.basis));
    return [
      { what: rule.id, file: file.path, line: file.lineAt(startOf(pairAt(map, 'basis')?.key)), was, becomes },
    ];
  });
}

function detailEdits({ map, basis, keyword }: FoundDetail, becomes: Decision): readonly TextEdit[] {
  if (keyword !== undefined) return [];
  const role = becomes.basis === 'confirmed' ? becomes.role : undefined;
  return [
    ...(becomes.basis === basis ? [] : [withValue(map, 'x-basis', becomes.basis)]),
    ...(role === undefined ? [] : [withValue(map, 'role', role)]),
  ];
}
