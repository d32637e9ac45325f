import { describe, expect, test } from 'vitest';
import type { PrincipalRecord } from '../../engine/principals.js';
import { accessOf, withRole } from '../users.js';

const ada: PrincipalRecord = {
  kind: 'user',
  id: 'usr_ada',
  roles: { org_a: ['viewer'], org_b: ['admin'] },
  generation: 3,
  settings: { org_a: { locale: 'fr' } },
};

describe('access to an organization', () => {
  test.each(['org_c', 'constructor', '__proto__', ''])('to %j is undefined', (org) => {
    expect(accessOf(ada, org)).toBeUndefined();
  });

  test('gains a role, and keeps the others', () => {
    expect(withRole(ada, 'org_a', 'editor').roles['org_a']).toEqual(['viewer', 'editor']);
    expect(withRole(ada, 'org_b', 'viewer').roles['org_b']).toEqual(['admin', 'viewer']);
    expect(withRole(ada, 'org_b', 'admin').roles['org_b']).toEqual(['admin']);
    expect(withRole(ada, 'org_c', 'viewer').roles['org_c']).toEqual(['viewer']);
  });
});
