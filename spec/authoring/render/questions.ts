import type { Question } from '../../catalogue/questions.js';
import { header, literal } from './source.js';

/** Renders the catalogue of questions and the default profile. */
export function questionModule(questions: readonly Question[]): string {
  const table = Object.fromEntries(questions.map(({ id, ...rest }) => [id, rest]));
  const types = questions.map(
    ({ id, readings }) =>
      `  ${JSON.stringify(id)}: ${Object.keys(readings)
        .map((r) => JSON.stringify(r))
        .join(' | ')};`,
  );
  return `${header}
/** The admissible readings of each open question. */
export interface Readings {
${types.join('\n')}
}

export type QuestionId = keyof Readings;

/** One point that the specification leaves open. */
export interface Question {
  readonly section: string;
  readonly register?: string;
  readonly asks: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  /** Who or what told the default, and when: the service was asked. */
  readonly resolved?: { readonly source: string; readonly date: string };
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
  readonly reshapes?: readonly string[];
  /** One service may answer this way now, that way then, and still keep every stated sentence. */
  readonly perCall?: boolean;
}

export const questions: Record<QuestionId, Question> = ${literal(table)};

export const questionIds = Object.keys(questions) as QuestionId[];

/** The reading that the mock takes where a profile does not say otherwise. */
export const defaultReadings: Readings = ${literal(Object.fromEntries(questions.map((question) => [question.id, question.default])))};
`;
}
