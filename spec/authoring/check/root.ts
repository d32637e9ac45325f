import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The command was called where it cannot work, or with what it cannot use. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The nearest folder upwards that holds the sources of the contract and of what is made from them. Throws a UsageError
 * where there is none.
 */
export function projectRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (
      ['spec/people.yaml', 'redocly.yaml', 'package.json'].every((file) => existsSync(join(folder, file)))
    ) {
      return folder;
    }
    if (dirname(folder) === folder) {
      throw new UsageError(
        `there are no sources of the contract in ${resolve(from)} or above: run this in a clone of people-data-kit (spec/people.yaml, redocly.yaml and package.json beside each other)`,
      );
    }
  }
}
