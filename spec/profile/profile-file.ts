import { readFile } from 'node:fs/promises';
import { Document, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { type QuestionId, questions, type Readings } from '../../generated/questions.js';
import { isObject, type Json, type JsonObject } from '../source/json.js';
import { checkReading, hint, isQuestion, ProfileError } from './readings.js';

/** A choice of readings in a file, and what is known of its origin. */
export interface ProfileFile {
  readonly name?: string | undefined;
  readonly readings: Partial<Readings>;
  /** Where and when it was learned, if it was. */
  readonly learned?: Origin | undefined;
  /** By question, the evidence for the reading. */
  readonly evidence: { readonly [Q in QuestionId]?: Evidence };
  /** By question, behaviour of a target that matches none of the readings. */
  readonly other: { readonly [Q in QuestionId]?: string };
  /** By question, why no reading is known. */
  readonly unknown: { readonly [Q in QuestionId]?: string };
}

export interface Origin {
  /** The base address of the people interface. */
  readonly from: string;
  readonly org: string;
  /** The day, as YYYY-MM-DD. */
  readonly on: string;
  /** Name and version of the kit. */
  readonly by: string;
}

export interface Evidence {
  /** Agreement of the observations, such as `3 of 3`. */
  readonly seen: string;
  /** One of the observations, such as `size 6 → status 400`. */
  readonly saw: string;
}

const members = ['name', 'learned', 'readings', 'evidence', 'other', 'unknown'];

/** Reads a profile file. Throws a ProfileError with file, line, the wrong id and the nearest valid one. */
export async function readProfileFile(path: string): Promise<ProfileFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ProfileError(`${path}: cannot be read (${error.code}): check the path of the profile.`);
  });
  return readProfile(text, path);
}

/** Parses the text of a profile; `path` is used in errors. */
export function readProfile(text: string, path: string): ProfileFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number | undefined) =>
    `${path}:${offset === undefined ? 1 : lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken) throw new ProfileError(`${at(broken.pos[0])}: not valid YAML: ${broken.message}`);
  const root = document.contents;
  if (!isMap(root))
    throw new ProfileError(`${at(undefined)}: expected \`readings:\` with a reading per question.`);
  for (const { key } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!members.includes(name)) {
      const offset = isScalar(key) ? key.range?.[0] : undefined;
      throw new ProfileError(`${at(offset)}: no member ${JSON.stringify(name)}${hint(name, members)}`);
    }
  }
  const chosen = root.get('readings', true);
  const isEmpty = chosen === undefined || (isScalar(chosen) && chosen.value === null);
  if (!isEmpty && !isMap(chosen))
    throw new ProfileError(`${at(undefined)}: \`readings\` must be a map of question to reading.`);
  const checked = (isMap(chosen) ? chosen.items : []).map(({ key, value }) => {
    const question = isScalar(key) ? String(key.value) : '';
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return checkReading(question, isScalar(value) ? value.value : undefined, at(offset));
  });
  const told: Json = document.toJS();
  return { readings: Object.assign({}, ...checked), ...besideReadings(isObject(told) ? told : {}) };
}

/** The origin of readings has no effect: anything in another form is ignored. */
function besideReadings(told: JsonObject): Omit<ProfileFile, 'readings'> {
  const name = told['name'];
  const learned = told['learned'];
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(isObject(learned) ? { learned: originIn(learned) } : {}),
    evidence: byQuestion(told['evidence'], (each) =>
      isObject(each) ? { seen: textOf(each['seen']), saw: textOf(each['saw']) } : undefined,
    ),
    other: byQuestion(told['other'], textOf),
    unknown: byQuestion(told['unknown'], textOf),
  };
}

function originIn(learned: JsonObject): Origin {
  return {
    from: textOf(learned['from']),
    org: textOf(learned['org']),
    on: textOf(learned['on']),
    by: textOf(learned['by']),
  };
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

function byQuestion<T>(
  told: Json | undefined,
  read: (value: Json) => T | undefined,
): { readonly [Q in QuestionId]?: T } {
  if (!isObject(told)) return {};
  const known: { [Q in QuestionId]?: T } = {};
  for (const [question, value] of Object.entries(told)) {
    const one = read(value);
    if (isQuestion(question) && one !== undefined) known[question] = one;
  }
  return known;
}

/** Formats a profile; readings other than the default are commented. */
export function profileText({ name, learned, readings, evidence, other, unknown }: ProfileFile): string {
  const document = new Document({
    ...(name === undefined ? {} : { name }),
    ...(learned === undefined ? {} : { learned }),
    readings,
    ...filled('evidence', evidence),
    ...filled('other', other),
    ...filled('unknown', unknown),
  });
  const chosen = document.get('readings', true);
  for (const pair of isMap(chosen) ? chosen.items : []) {
    if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) continue;
    const question = String(pair.key.value);
    if (!isQuestion(question)) continue;
    const { default: usual } = questions[question];
    if (pair.value.value !== usual) pair.value.comment = ` default: ${usual}`;
  }
  const heading = {
    readings: ' pdk mock --profile takes these on.',
    evidence: ' What showed them.',
    other: ' What the target does that is none of the readings we know.',
    unknown: ' What could not be told, and why: the mock keeps its default.',
  };
  for (const [member, comment] of Object.entries(heading)) {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === member)
      : undefined;
    if (isScalar(pair?.key)) {
      pair.key.commentBefore = comment;
      pair.key.spaceBefore = true;
    }
  }
  return document.toString({ lineWidth: 0 });
}

function filled(member: string, values: object): object {
  return Object.keys(values).length === 0 ? {} : { [member]: values };
}
