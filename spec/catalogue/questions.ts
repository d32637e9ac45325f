import { isObject, type JsonObject } from '../source/json.js';
import { SourceError, type SourceTree } from '../source/tree.js';
import { type Entry, type Fields, fieldsOf, type Reporting, readEntries, reporting } from './entries.js';

/** The answer of the service to a question: who or what reported it, and when. */
export interface Resolution {
  readonly source: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
}

/** A point that the specification leaves open, with all admissible answers. */
export interface Question {
  readonly id: string;
  readonly section: string;
  readonly register?: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  /** Present if the default was confirmed by the service. */
  readonly resolved?: Resolution;
  /** Readings seen in practice that violate a stated sentence, with the rules they break. */
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
  /** Interfaces whose responses have another form than in the contract under any reading but the default. */
  readonly reshapes?: readonly string[];
  /** Present if a service may answer differently from call to call and still keep every stated sentence. */
  readonly perCall?: boolean;
  /** Former rules that took one reading for the only one. */
  readonly replaces?: readonly string[];
}

/** Reads every question, in the order of the files. Reports invalid ones. */
export function readQuestions(entries: readonly Entry[], reporting: Reporting): readonly Question[] {
  return entries.map((entry) => {
    const { value } = entry;
    const fields = fieldsOf(entry, reporting);
    const readings = readingsOf(value, fields);
    const [reshapes, replaces] = [fields.texts('reshapes'), fields.texts('replaces')];
    const contradicts = contradictionsOf(entry, readings, reporting);
    return {
      id: fields.text('id'),
      section: fields.text('section'),
      ...(value['register'] === undefined ? {} : { register: fields.text('register') }),
      asks: fields.line('asks'),
      readings,
      default: fields.oneOf('default', Object.keys(readings)) ?? '',
      ...(value['resolved'] === undefined ? {} : { resolved: resolutionOf(entry, reporting) }),
      ...(Object.keys(contradicts).length > 0 ? { contradicts } : {}),
      ...(reshapes.length > 0 ? { reshapes } : {}),
      ...(value['perCall'] === true ? { perCall: true } : {}),
      ...(replaces.length > 0 ? { replaces } : {}),
    };
  });
}

function readingsOf({ readings }: JsonObject, fields: Fields): Readonly<Record<string, string>> {
  if (!isObject(readings) || Object.keys(readings).length === 0) {
    fields.wrong('readings', 'it has no readings', 'list each admissible answer with its meaning');
    return {};
  }
  const cleaned = ([reading, meaning]: [string, unknown]) => [
    reading,
    String(meaning).replace(/\s+/g, ' ').trim(),
  ];
  return Object.fromEntries(Object.entries(readings).map(cleaned));
}

function contradictionsOf(
  { value, place }: Entry,
  readings: Readonly<Record<string, string>>,
  reporting: Reporting,
): Readonly<Record<string, readonly string[]>> {
  const given = value['contradicts'];
  if (!isObject(given)) return {};
  const fields = fieldsOf(
    { value: given, place: { ...place, keys: [...place.keys, 'contradicts'] } },
    reporting,
  );
  return Object.fromEntries(
    Object.keys(given).map((reading) => {
      if (!Object.hasOwn(readings, reading)) {
        fields.wrong(
          reading,
          `"${reading}" is not among its readings`,
          `there are ${Object.keys(readings).join(', ')}`,
        );
      }
      return [reading, fields.texts(reading)];
    }),
  );
}

function resolutionOf({ value, place }: Entry, reporting: Reporting): Resolution {
  const resolved = isObject(value['resolved']) ? value['resolved'] : {};
  const keys = [...place.keys, 'resolved'];
  const fields = fieldsOf({ value: resolved, place: { file: place.file, keys } }, reporting);
  return { source: fields.text('source'), date: fields.text('date') };
}

/** Reads only the questions of a tree. Throws a SourceError with the places of invalid ones. */
export function questionsOf(tree: SourceTree): readonly Question[] {
  const folder = 'spec/questions/';
  const told = reporting(tree);
  const found = readQuestions(readEntries(folder, told), told);
  const problems = [...tree.problems.filter(({ file }) => file.startsWith(folder)), ...told.problems];
  if (problems.length > 0) throw new SourceError(problems);
  return found;
}
