import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import { versionAs } from '../tracked-fields.js';

describe('a version', () => {
  test('has a stable UUID, which differs between ledgers and versions', () => {
    expect(versionAs('uuid', 3, 'led_1')).toBe(versionAs('uuid', 3, 'led_1'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 3, 'led_2'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 4, 'led_1'));
  });
});

describe('a ledger that tracks nothing', () => {
  test('is answered with 404, whatever the status for objects that do not exist', async () => {
    const { read } = await startLedger({ profile: { 'errors.not-found': 'rejected-403' } });
    expect((await read('getTrackedFields')).status).toBe(404);
  });
});
