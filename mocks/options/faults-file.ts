import { readFile } from 'node:fs/promises';
import { isObject, type Json } from '../state/json.js';
import { MockOptionError } from './option-error.js';

/**
 * Reads the faults in a YAML file: a list of them, alone or under `faults`. Throws a MockOptionError that names the file, and the
 * line if known; each fault is validated when it is set.
 */
export async function faultsIn(file: string): Promise<readonly object[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MockOptionError(`${file}: cannot be read (${error.code}): check the path of the faults.`);
  });
  // Loaded on demand, as few mocks begin with faults.
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    throw new MockOptionError(`${file}:${line}: not valid YAML: ${broken.message}`);
  }
  const told: Json = document.toJS();
  const listed = isObject(told) ? told['faults'] : told;
  if (!Array.isArray(listed)) {
    throw new MockOptionError(`${file}: expected a list of faults, such as \`- { on: find, status: 503 }\`.`);
  }
  const stray = listed.findIndex((one) => !isObject(one));
  if (stray >= 0) {
    const found = JSON.stringify(listed[stray]);
    throw new MockOptionError(
      `${file}: faults[${stray}] is ${found}; a fault looks like { on: find, status: 503 }.`,
    );
  }
  return listed;
}
