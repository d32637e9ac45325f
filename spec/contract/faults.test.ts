import { expect, test } from 'vitest';
import { faultsIn } from './bundle.js';

const broken = 'missed comma between flow collection entries in "/tmp/t/spec/identity/api-keys.yaml" (32:7)';

test('a file that cannot be parsed is reported once, with its place, and not for each reference to it', () => {
  const said = `a notice\n\n[1] spec/identity/api-keys.yaml:32:7 \n\nFailed to parse: ${broken}\n\n30 | bad: [\n
[2] spec/identity.yaml:100:27 at #/paths/~1orgs\n\nCan't resolve $ref: ${broken}\n\n 98 | delete\n
[3] spec/identity/api-keys.yaml:32:7 \n\nFailed to parse: ${broken}\n\n`;
  expect(faultsIn(said)).toBe(
    'spec/identity/api-keys.yaml:32:7: missed comma between flow collection entries',
  );
});

test('a dangling reference is reported with its place', () => {
  const said =
    "[1] spec/identity/api-keys.yaml:20:21 at #/collection/get\n\nCan't resolve $ref\n\n18 | content:\n";
  expect(faultsIn(said)).toBe("spec/identity/api-keys.yaml:20:21: Can't resolve $ref");
});

test('a document that cannot be parsed is reported with its place', () => {
  const said =
    'Failed to parse API description at spec/people.yaml:\n\n  - bad indentation of a mapping entry in "/tmp/t/spec/people.yaml" (3:7)';
  expect(faultsIn(said)).toBe('spec/people.yaml:3:7: bad indentation of a mapping entry');
});

test('output without a place is repeated, without notices about the bundler', () => {
  expect(faultsIn('  ╔═══╗\n  ║ Update ║\n  ╚═══╝\n\n\nspec/people.yaml does not exist\n')).toBe(
    'spec/people.yaml does not exist',
  );
});
