import { SourceError } from '../source/problem.js';
import type { SourceTree } from '../source/tree.js';
import { readEntries, reporting } from './entries.js';
import { type Question, readQuestions } from './questions.js';

/** Reads only the questions of a tree. Throws a SourceError with the places of invalid ones. */
export function questionsOf(tree: SourceTree): readonly Question[] {
  const folder = 'spec/questions/';
  const told = reporting(tree);
  const found = readQuestions(readEntries(folder, told), told);
  const problems = [...tree.problems.filter(({ file }) => file.startsWith(folder)), ...told.problems];
  if (problems.length > 0) throw new SourceError(problems);
  return found;
}
