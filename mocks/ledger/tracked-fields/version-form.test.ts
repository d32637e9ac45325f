import { describe, expect, test } from 'vitest';
import { nextVersion, versionAs } from './version-form.js';

const tracking = (last: number) => ({ last, current: null, effective: null });
const now = Date.parse('2026-01-14T05:00:00Z');

describe('the next version', () => {
  test.each(['integer', 'uuid'] as const)('counts on, read as %s', (form) => {
    expect(nextVersion(form, tracking(0), now)).toBe(1);
    expect(nextVersion(form, tracking(7), now)).toBe(8);
  });

  test('is the time where versions are times, and never that of another version', () => {
    expect(nextVersion('timestamp', tracking(0), now)).toBe(now);
    expect(nextVersion('timestamp', tracking(now), now)).toBe(now + 1);
  });
});

describe('a version', () => {
  test('is shown as the profile reads it', () => {
    expect(versionAs('integer', 3, 'led_1')).toBe(3);
    expect(versionAs('timestamp', now, 'led_1')).toBe('2026-01-14T05:00:00.000Z');
    expect(versionAs('uuid', 3, 'led_1')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('as a UUID is always the same, and another one in another ledger', () => {
    expect(versionAs('uuid', 3, 'led_1')).toBe(versionAs('uuid', 3, 'led_1'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 3, 'led_2'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 4, 'led_1'));
  });
});
