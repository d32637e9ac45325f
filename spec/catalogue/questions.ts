import { isObject, type JsonObject } from '../source/json.js';
import { type Entry, type Fields, fieldsOf, type Telling } from './entries.js';

/** How the service answered a question: the reading that it shows, who or what told, and when. */
export interface Resolution {
  readonly source: string;
  /** The day, as YYYY-MM-DD. */
  readonly date: string;
}

/** One point that the specification leaves open, with every admissible answer. */
export interface Question {
  readonly id: string;
  readonly section: string;
  readonly register?: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  /** Present once the default was learned from the service. */
  readonly resolved?: Resolution;
  /** Readings met in the field that step over a stated sentence, with the rules they break. */
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
  /** Interfaces whose answers have another form than the contract's under any other reading than the default. */
  readonly reshapes?: readonly string[];
  /** Present where one service may answer this way now, that way then, and still keep every stated sentence. */
  readonly perCall?: boolean;
}

/** Every question, in the order of the files. What is wrong with one is told of. */
export function readQuestions(entries: readonly Entry[], telling: Telling): readonly Question[] {
  return entries.map((entry) => {
    const { value } = entry;
    const fields = fieldsOf(entry, telling);
    const readings = readingsOf(value, fields);
    const reshapes = fields.texts('reshapes');
    const contradicts = contradictionsOf(entry, readings, telling);
    return {
      id: fields.text('id'),
      section: fields.text('section'),
      ...(value['register'] === undefined ? {} : { register: fields.text('register') }),
      asks: fields.line('asks'),
      readings,
      default: fields.oneOf('default', Object.keys(readings)) ?? '',
      ...(value['resolved'] === undefined ? {} : { resolved: resolutionOf(entry, telling) }),
      ...(Object.keys(contradicts).length > 0 ? { contradicts } : {}),
      ...(reshapes.length > 0 ? { reshapes } : {}),
      ...(value['perCall'] === true ? { perCall: true } : {}),
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
  telling: Telling,
): Readonly<Record<string, readonly string[]>> {
  const given = value['contradicts'];
  if (!isObject(given)) return {};
  const fields = fieldsOf(
    { value: given, place: { ...place, keys: [...place.keys, 'contradicts'] } },
    telling,
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

function resolutionOf({ value, place }: Entry, telling: Telling): Resolution {
  const resolved = isObject(value['resolved']) ? value['resolved'] : {};
  const keys = [...place.keys, 'resolved'];
  const fields = fieldsOf({ value: resolved, place: { file: place.file, keys } }, telling);
  return { source: fields.text('source'), date: fields.text('date') };
}
