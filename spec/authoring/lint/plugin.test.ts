import { afterEach, expect, test } from 'vitest';
import { editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { lintProblems } from '../check/check.js';

const copy = editedCopy();
afterEach(() => copy.restore());

test('reports a detail without basis, question or role with its line, and an example that breaks or exceeds its schema', async () => {
  copy.edit(
    [
      'identity/api-keys.yaml',
      '    x-section: "4.3"\n    x-stated: All API keys of the org.\n    x-basis: assumed\n    x-question: apikey.form\n',
      '',
    ],
    [
      'identity/api-keys.yaml',
      '    x-basis: assumed\n    x-question: apikey.form\n',
      '    x-basis: assumed\n',
    ],
    ['identity/users.yaml', 'x-question: users.form', 'x-question: users.forms'],
    ['identity.yaml', 'x-basis: derived', 'x-basis: guessed'],
    ['identity/api-keys.yaml', '                      lastUsedAt: ', '                      lastUsed: '],
    ['identity/end-session.yaml', 'x-role:', 'x-rolle:'],
    ['identity/invitations.yaml', 'role: admin', 'role: owner'],
    ['identity/organization.yaml', 'x-resource:', 'x-ressource:'],
    ['identity/service-accounts.yaml', 'effect: write', 'effect: harmless'],
    ['identity.yaml', '      x-section: "5"\n', ''],
    ['identity.yaml', 'expiresAt: "2026-11-20T10:15:00.123456"', 'expiresAt: 5'],
  );
  const problems = await lintProblems(copy.root, ownRoot);
  const told = problems.map(({ file, says }) => `${file} ${says}`);

  for (const expected of [
    /^spec\/identity\/api-keys\.yaml operation listApiKeys has no basis/,
    /^spec\/identity\/api-keys\.yaml assumed, but it names no question/,
    /^spec\/identity\/users\.yaml question "users\.forms" does not exist; there are users\./,
    /^spec\/identity\.yaml unknown basis "guessed": it is one of stated, derived, assumed, confirmed/,
    /^spec\/identity\/end-session\.yaml operation endSession has no role/,
    /^spec\/identity\/invitations\.yaml unknown role "owner"/,
    /^spec\/identity\/organization\.yaml operation getOrganization names no resource/,
    /^spec\/identity\/service-accounts\.yaml unknown effect "harmless" of a resource: it is one of none, spend/,
    /^spec\/identity\.yaml bearer has no basis/,
    /^spec\/identity\.yaml .*must be string/,
    /^spec\/identity\/api-keys\.yaml example "keys" .* describe: apiKeys\[0\]\.lastUsed$/,
  ]) {
    expect(told).toContainEqual(expect.stringMatching(expected));
  }
  for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThan(0);
});
