import { SourceError } from '../source/problem.js';
import type { SourceTree } from '../source/tree.js';
import { readEntries, telling } from './entries.js';
import { type Question, readQuestions } from './questions.js';

/** The questions of a tree by themselves, whatever else it holds. Throws a SourceError with the places of wrong ones. */
export function questionsOf(tree: SourceTree): readonly Question[] {
  const folder = 'spec/questions/';
  const told = telling(tree);
  const found = readQuestions(readEntries(folder, told), told);
  const problems = [...tree.problems.filter(({ file }) => file.startsWith(folder)), ...told.problems];
  if (problems.length > 0) throw new SourceError(problems);
  return found;
}
