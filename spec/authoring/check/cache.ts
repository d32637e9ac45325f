import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedFile, parseSource } from '../../source/parse.js';
import type { Parse } from '../../source/tree.js';
import { writeWholeSync } from '../../source/whole-file.js';

/** Caches results by their input. The folder can be deleted at any time. */
export interface Cache {
  readonly folder: string;
  /** Returns the text for an input, cached or newly made. Failures are not cached. */
  made(name: string, input: string, make: () => Promise<string>): Promise<string>;
  /** Parses YAML like `parseSource`. */
  readonly parse: Parse;
}

const keptMax = 1000;

/**
 * Creates a cache in a folder of its own.
 * @param salt what every entry depends on, such as the versions of the installed packages
 */
export function cacheIn(folder: string, salt: string): Cache {
  const kept = join(folder, 'made');
  mkdirSync(kept, { recursive: true });
  forgetOldest(kept);
  const fileOf = (name: string, input: string) =>
    join(kept, `${name}-${createHash('sha256').update(`${salt}\0${name}\0${input}`).digest('hex')}`);
  return {
    folder,
    async made(name, input, make) {
      const file = fileOf(name, input);
      if (existsSync(file)) return used(file);
      const text = await make();
      writeWholeSync('the cache', file, text);
      return text;
    },
    parse(text) {
      const file = fileOf('yaml', text);
      if (existsSync(file)) {
        const value: ParsedFile['value'] = JSON.parse(used(file));
        return { value, faults: [] };
      }
      const parsed = parseSource(text);
      if (parsed.faults.length === 0) writeWholeSync('the cache', file, JSON.stringify(parsed.value));
      return parsed;
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
