import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newStateFile, startedWith } from '../../fixtures/kept-mocks.js';

let file = '';
beforeEach(() => {
  file = newStateFile();
});
const started = () => startedWith(file);

describe('two mocks', () => {
  test('cannot share a file until the first one is closed', async () => {
    const first = await started();
    await expect(started()).rejects.toThrow('a mock of this process keeps its state there');
    await first.close();
    await started();
  });

  test.each([
    ['of a process that is over', '{"pid":4194999,"began":"1"}'],
    ['of another process that had our number', `{"pid":${process.pid},"began":"1"}`],
    ['that was never written whole', '{"pi'],
    ['that is empty', ''],
  ])('a lock %s is taken over, and the partly written file beside it is removed', async (_, lock) => {
    writeFileSync(`${file}.pid`, lock);
    writeFileSync(join(dirname(file), '.mock.json.4194999.tmp'), '{"for');
    const mock = await started();
    await mock.close();
    const left = readdirSync(dirname(file));
    expect(left).toContain('mock.json');
    expect(left.includes('.mock.json.4194999.tmp')).toBe(!lock.includes('4194999'));
  });
});
