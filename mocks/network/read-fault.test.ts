import { describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { start } from '../../fixtures/services/started.js';

const cases = readCases<{ fault: object; message: string }[]>(import.meta.dirname, 'read-fault.cases.yaml');

describe('a fault is refused', () => {
  test.each(cases)('as $fault, with the reason', async ({ fault, message }) => {
    const mock = await start();
    const answer = await mock.control.fetch('http://127.0.0.1/control/v1/faults', {
      method: 'POST',
      headers: { Authorization: `Bearer ${mock.controlToken}` },
      body: JSON.stringify(fault),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'invalid_request', message: expect.stringContaining(message) },
    ]);
    expect(await mock.control.faults.list()).toEqual([]);
  });

  test('for a mistyped key, which is not echoed', async () => {
    const { control } = await start();
    const slip = 'pdk_key_Qw3rT5yUi0';
    const adding = control.faults.add({ status: 503, credential: slip });
    await expect(adding).rejects.toThrow('`credential` of 18 characters is nobody');
    await expect(adding).rejects.not.toThrow(slip);
  });
});
