import { describe, expect, test } from 'vitest';
import { versionAs } from '../tracked-fields.js';

describe('a version', () => {
  test('has a stable UUID, which differs between ledgers and versions', () => {
    expect(versionAs('uuid', 3, 'led_1')).toBe(versionAs('uuid', 3, 'led_1'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 3, 'led_2'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 4, 'led_1'));
  });
});
