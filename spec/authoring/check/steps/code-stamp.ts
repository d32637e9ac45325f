import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tells one state of the code from another: names, sizes and times of what is no test. */
export function codeStamp(root: string): string {
  return ['mocks', 'conformance', 'fixtures', 'spec']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
