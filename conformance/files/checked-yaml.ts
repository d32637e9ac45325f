import { parseSource } from '../../spec/source/parse.js';
import { positionIn } from '../../spec/source/position.js';
import { UsageError } from '../target/usage-error.js';
import type { Accepted, Problem } from './schema-check.js';

/**
 * What a YAML text holds, as `check` accepts it. Throws a UsageError with a line for each problem that says where it is.
 * @param file stands before the line and the column
 */
export function checkedYaml<T>(file: string, text: string, check: (value: unknown) => Accepted<T>): T {
  const { value, faults } = parseSource(text);
  if (faults.length > 0) {
    throw new UsageError(
      faults.map(({ line, column, says }) => `${file}:${line}:${column}: ${says}`).join('\n'),
    );
  }
  const checked = check(value);
  if ('value' in checked) return checked.value;
  throw problemsIn(file, text, checked.problems);
}

/** An error that says where in a YAML text each problem is. */
export function problemsIn(file: string, text: string, problems: readonly Problem[]): UsageError {
  const lines = problems.map(({ path, says }) => {
    const { line, column } = positionIn(text, path);
    return `${file}:${line}:${column}: ${says}`;
  });
  return new UsageError(lines.join('\n'));
}
