import { type QuestionId, questions, type Readings } from '../../generated/questions.js';
import { nearest } from '../catalogue/nearest.js';

/** Readings by question; null resets to the initial reading. */
export type ReadingChange = { readonly [Q in keyof Readings]?: Readings[Q] | null };

/** Validates a reading. `where` is its place for an error, such as `profile.yaml:3` or `option profile`. */
export function checkReading(question: string, reading: unknown, where: string): Partial<Readings> {
  const known = Object.keys(questions[checkQuestion(question, where)].readings);
  if (typeof reading !== 'string' || !known.includes(reading)) {
    const written = JSON.stringify(reading) ?? 'undefined';
    const meant = typeof reading === 'string' ? nearest(reading, known) : undefined;
    const list = `its readings are ${known.join(', ')}.`;
    const told =
      meant === undefined ? `; ${list}` : `; did you mean ${JSON.stringify(meant)}? (${list.slice(0, -1)})`;
    throw new ProfileError(`${where}: question ${question} has no reading ${written}${told}`);
  }
  return { [question]: reading };
}

/** Validates a change of readings, in which null resets to the initial reading. */
export function checkChange(change: Readonly<Record<string, string | null>>, where: string): ReadingChange {
  const checked = Object.entries(change).map(([question, reading]) =>
    reading === null ? { [checkQuestion(question, where)]: null } : checkReading(question, reading, where),
  );
  return Object.assign({}, ...checked);
}

function checkQuestion(question: string, where: string): QuestionId {
  if (isQuestion(question)) return question;
  throw new ProfileError(
    `${where}: no question ${JSON.stringify(question)}${hint(question, Object.keys(questions))}`,
  );
}

/** Validates readings by question. */
export function checkReadings(chosen: Readonly<Record<string, unknown>>, where: string): Partial<Readings> {
  const checked = Object.entries(chosen).filter(([, reading]) => reading !== undefined);
  return Object.assign({}, ...checked.map(([question, reading]) => checkReading(question, reading, where)));
}

/** Returns "; did you mean …?", or the end of the sentence. */
export function hint(written: string, names: readonly string[]): string {
  const meant = nearest(written, names);
  return meant === undefined ? '.' : `; did you mean ${JSON.stringify(meant)}?`;
}

export function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(questions, id);
}

/** A profile or reading is invalid. The message contains its place, the given value and what is accepted. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
}
