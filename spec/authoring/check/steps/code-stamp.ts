import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['generated', 'mocks', 'conformance', 'fixtures', 'spec'];

/** Identifies a state of the code by the names, sizes and modification times of these files. */
export function codeStamp(root: string, isMeant: (file: string) => boolean): string {
  const top = readdirSync(root).filter((file) => statSync(join(root, file)).isFile());
  // The published package has no fixtures.
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  const within = there.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [...top, ...within]
    .filter(isMeant)
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
