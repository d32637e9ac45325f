import { describe, expect, test } from 'vitest';
import { nextVersion, versionAs } from '../tracked-fields.js';

const tracking = (last: number) => ({ last, current: null, effective: null });
const now = Date.parse('2026-01-14T05:00:00Z');

describe('the next version', () => {
  test.each(['integer', 'uuid'] as const)('is the last one plus 1, with the reading %s', (form) => {
    expect(nextVersion(form, tracking(0), now)).toBe(1);
    expect(nextVersion(form, tracking(7), now)).toBe(8);
  });

  test('is the current time if versions are timestamps, and never equals another version', () => {
    expect(nextVersion('timestamp', tracking(0), now)).toBe(now);
    expect(nextVersion('timestamp', tracking(now), now)).toBe(now + 1);
  });
});

describe('a version', () => {
  test('is shown in the form of the profile', () => {
    expect(versionAs('integer', 3, 'led_1')).toBe(3);
    expect(versionAs('timestamp', now, 'led_1')).toBe('2026-01-14T05:00:00.000Z');
    expect(versionAs('uuid', 3, 'led_1')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('has a stable UUID, which differs between ledgers and versions', () => {
    expect(versionAs('uuid', 3, 'led_1')).toBe(versionAs('uuid', 3, 'led_1'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 3, 'led_2'));
    expect(versionAs('uuid', 3, 'led_1')).not.toBe(versionAs('uuid', 4, 'led_1'));
  });
});
