import { describe, expect, test } from 'vitest';
import { creatorSighting, hasCreator, hasRole, loginSighting, roleSighting } from './shown.js';

const name = 'pdk-1-account-1';
const record = { clientId: 'sa_1', name, roles: ['viewer'], createdBy: 'usr_1', createdAt: '2026-01-14' };

describe('a login in the response to a creation', () => {
  test('is shown under its names', () => {
    const answer = { ...record, clientSecret: 'pdk_secret_1' };
    expect(loginSighting(answer, 'clientId', name)).toBe('shown');
    expect(loginSighting(answer, 'clientSecret', name)).toBe('shown');
  });

  test('is perhaps shown under other names', () => {
    expect(loginSighting({ ...record, password: 'pdk_secret_1' }, 'clientSecret', name)).toBe('perhaps');
  });

  test('is not shown if every member is something else', () => {
    expect(loginSighting(record, 'clientSecret', name)).toBe('not shown');
    const { clientId: _, ...nameless } = record;
    expect(loginSighting({ ...nameless, clientSecret: 'pdk_secret_1' }, 'clientId', name)).toBe('not shown');
  });
});

describe('the role of a listed account', () => {
  test.each([
    ['is shown in a list', { ...record, roles: ['viewer'] }, 'shown'],
    ['is shown in capitals', { ...record, roles: 'VIEWER' }, 'shown'],
    ['is not shown where another one is', { ...record, roles: ['editor'] }, 'not shown'],
    ['may be a code', { ...record, roles: undefined, access: 'ro' }, 'perhaps'],
  ])('%s', (_, { roles, ...rest }, expected) => {
    const listed = { ...rest, ...(roles === undefined ? {} : { roles }) };
    expect(roleSighting(listed, 'viewer', name)).toBe(expected);
  });

  test('may be listed with the roles that it includes, but not with a higher one', () => {
    expect(hasRole({ roles: ['admin', 'editor', 'viewer'] }, 'admin')).toBe(true);
    expect(hasRole({ roles: ['viewer', 'admin'] }, 'viewer')).toBe(false);
    expect(hasRole({ roles: ['editor'] }, 'admin')).toBe(false);
    expect(hasRole({ roles: [3] }, 'admin')).toBeUndefined();
  });
});

describe('the creator of a listed account', () => {
  test.each([
    ['is shown by its name', record, 'shown'],
    ['is shown as a record', { clientId: 'sa_1', name, creator: { id: 'usr_1' } }, 'shown'],
    ['may have another name', { clientId: 'sa_1', name, responsible: 'usr_1' }, 'perhaps'],
    ['is not the date of its creation', { clientId: 'sa_1', name, createdAt: '2026-01-14' }, 'not shown'],
  ])('%s', (_, listed, expected) => {
    expect(creatorSighting(listed, name)).toBe(expected);
  });

  test("is identified by any of the user's ids", () => {
    expect(hasCreator(record, ['usr_1', 'ada@example.com'])).toBe(true);
    expect(hasCreator(record, ['usr_2'])).toBe(false);
    expect(hasCreator({ clientId: 'sa_1' }, ['usr_1'])).toBeUndefined();
  });
});
