import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeSync } from '../../source/whole-file.js';
import type { Made } from '../files.js';

/** Caches results by their input. The folder can be deleted at any time. */
export interface Cache {
  readonly folder: string;
  /** Returns the JSON value for an input, cached or newly made. Failures are not cached. */
  readonly made: Made;
}

const keptMax = 1000;

/** @param salt what every entry depends on, such as the versions of the installed packages */
export function cacheIn(folder: string, salt: string): Cache {
  const kept = join(folder, 'made');
  mkdirSync(kept, { recursive: true });
  forgetOldest(kept);
  return {
    folder,
    async made(name, input, make) {
      const key = createHash('sha256').update(`${salt}\0${name}\0${input}`).digest('hex');
      const file = join(kept, `${name}-${key}`);
      if (existsSync(file)) return JSON.parse(used(file));
      const value = await make();
      writeWholeSync('the cache', file, JSON.stringify(value));
      return value;
    },
  };
}

/** Marks a file as used: the least recently used are removed first. */
function used(file: string): string {
  const now = new Date();
  utimesSync(file, now, now);
  return readFileSync(file, 'utf8');
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length <= keptMax) return;
  const byAge = files.map((file) => ({ file, age: statSync(file).mtimeMs })).sort((a, b) => a.age - b.age);
  for (const { file } of byAge.slice(0, files.length - keptMax / 2)) rmSync(file, { force: true });
}
