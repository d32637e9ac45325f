import { describe, expect, test } from 'vitest';
import type { PrincipalRecord } from '../../engine/principals.js';
import { accessOf, withAccess, withRole } from '../users.js';

const ada: PrincipalRecord = {
  kind: 'user',
  id: 'usr_ada',
  roles: { org_a: ['viewer'], org_b: ['admin'] },
  generation: 3,
  settings: { org_a: { locale: 'fr' } },
};

describe('access to an organization', () => {
  test('consists of roles and settings, which may never have been set', () => {
    expect(accessOf(ada, 'org_a')).toEqual({ roles: ['viewer'], settings: { locale: 'fr' } });
    expect(accessOf(ada, 'org_b')).toEqual({ roles: ['admin'], settings: {} });
  });

  test.each(['org_c', 'constructor', '__proto__', ''])('to %j is undefined', (org) => {
    expect(accessOf(ada, org)).toBeUndefined();
  });

  test('without a role is undefined', () => {
    expect(accessOf({ ...ada, roles: { org_a: [] } }, 'org_a')).toBeUndefined();
  });

  test('changes for one organization only', () => {
    const changed = withAccess(ada, 'org_a', { roles: ['editor'], settings: {} });
    expect(accessOf(changed, 'org_a')).toEqual({ roles: ['editor'], settings: {} });
    expect(accessOf(changed, 'org_b')).toEqual(accessOf(ada, 'org_b'));
    expect(changed.generation).toBe(3);
  });

  test('leaves nothing behind when removed', () => {
    const removed = withAccess(ada, 'org_a', undefined);
    expect(removed).toMatchObject({ roles: { org_b: ['admin'] }, settings: {} });
    expect(removed.roles).not.toHaveProperty('org_a');
  });

  test('gains a role, and keeps the others', () => {
    expect(withRole(ada, 'org_a', 'editor').roles['org_a']).toEqual(['viewer', 'editor']);
    expect(withRole(ada, 'org_b', 'viewer').roles['org_b']).toEqual(['admin', 'viewer']);
    expect(withRole(ada, 'org_b', 'admin').roles['org_b']).toEqual(['admin']);
    expect(withRole(ada, 'org_c', 'viewer').roles['org_c']).toEqual(['viewer']);
  });
});
