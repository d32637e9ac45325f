import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { faultsIn } from './option-values.js';

const read = async (text: string) => {
  const file = join(temporaryFolder(), 'faults.yaml');
  await writeFile(file, text);
  return faultsIn(file);
};

describe('a file of faults', () => {
  test.each([
    ['- { on: find, status: 429, times: 2 }\n- reset: true\n'],
    ['faults:\n  - on: find\n    status: 429\n    times: 2\n  - reset: true\n'],
  ])('is a list, alone or under `faults`', async (text) => {
    expect(await read(text)).toEqual([{ on: 'find', status: 429, times: 2 }, { reset: true }]);
  });

  test.each([
    ['- { on: find\n- x', /faults\.yaml:2: not valid YAML: /],
    [
      'on: find\nstatus: 503\n',
      /faults\.yaml: expected a list of faults, such as `- \{ on: find, status: 503 \}`/,
    ],
    ['', /expected a list of faults/],
    ['- find:503\n- { status: 503 }\n', /faults\[0\] is "find:503"; a fault looks like/],
  ])('that does not contain a list (%j) is refused with the place', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  test('that does not exist is named', async () => {
    await expect(faultsIn(join(temporaryFolder(), 'none.yaml'))).rejects.toThrow(
      /none\.yaml: cannot be read \(ENOENT\)/,
    );
  });
});
