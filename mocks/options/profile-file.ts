import { readFile } from 'node:fs/promises';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Readings } from '../../generated/questions.js';
import { MockOptionError } from './option-error.js';
import { checkReading, hint } from './readings.js';

const members = ['name', 'readings'];

/**
 * Reads a profile: a YAML file with `readings`, a map of question to reading, and optionally a `name`. Throws a
 * MockOptionError that names file, line, the wrong id and the nearest valid one.
 */
export async function readProfileFile(path: string): Promise<Partial<Readings>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MockOptionError(`${path}: cannot be read (${error.code}): check the path after --profile.`);
  });
  return readProfile(text, path);
}

/** Reads the text of a profile; `path` stands in errors. */
export function readProfile(text: string, path: string): Partial<Readings> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number | undefined) =>
    `${path}:${offset === undefined ? 1 : lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken) throw new MockOptionError(`${at(broken.pos[0])}: not valid YAML: ${broken.message}`);
  const root = document.contents;
  if (!isMap(root))
    throw new MockOptionError(`${at(undefined)}: expected \`readings:\` with a reading per question.`);
  for (const { key } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!members.includes(name)) {
      const offset = isScalar(key) ? key.range?.[0] : undefined;
      throw new MockOptionError(`${at(offset)}: no member ${JSON.stringify(name)}${hint(name, members)}`);
    }
  }
  const readings = root.get('readings', true);
  if (readings === undefined || (isScalar(readings) && readings.value === null)) return {};
  if (!isMap(readings))
    throw new MockOptionError(`${at(undefined)}: \`readings\` must be a map of question to reading.`);
  const checked = readings.items.map(({ key, value }) => {
    const question = isScalar(key) ? String(key.value) : '';
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return checkReading(question, isScalar(value) ? value.value : undefined, at(offset));
  });
  return Object.assign({}, ...checked);
}
