import { isObject, objectAt, textAt, textsAt } from '../contract/json.js';
import { readEntries } from './entries.js';

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
}

/** Every question, in the order of the files. Throws with the place of the first wrong one. */
export function readQuestions(folder: string): readonly Question[] {
  return readEntries(folder).map(({ entry, where }) => {
    const readings = Object.fromEntries(
      Object.entries(objectAt(entry, 'readings', where)).map(([reading, meaning]) => [
        reading,
        String(meaning).replace(/\s+/g, ' ').trim(),
      ]),
    );
    const standard = textAt(entry, 'default', where);
    if (!Object.hasOwn(readings, standard))
      throw new Error(`${where}: the default "${standard}" is not among its readings`);
    const reshapes = textsAt(entry, 'reshapes', where);
    const contradicts = isObject(entry['contradicts']) ? entry['contradicts'] : {};
    const broken = Object.fromEntries(
      Object.keys(contradicts).map((reading) => {
        if (!Object.hasOwn(readings, reading))
          throw new Error(`${where}: contradicts "${reading}", which is not a reading`);
        return [reading, textsAt(contradicts, reading, where)];
      }),
    );
    return {
      id: textAt(entry, 'id', where),
      section: textAt(entry, 'section', where),
      ...(entry['register'] ? { register: textAt(entry, 'register', where) } : {}),
      asks: textAt(entry, 'asks', where).replace(/\s+/g, ' '),
      readings,
      default: standard,
      ...(isObject(entry['resolved'])
        ? {
            resolved: {
              source: textAt(entry['resolved'], 'source', `${where}: resolved`),
              date: textAt(entry['resolved'], 'date', `${where}: resolved`),
            },
          }
        : {}),
      ...(Object.keys(broken).length > 0 ? { contradicts: broken } : {}),
      ...(reshapes.length > 0 ? { reshapes } : {}),
    };
  });
}
