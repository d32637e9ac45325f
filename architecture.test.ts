import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** Every import of the project's own code within a folder, tests left out: from which file to which. */
function importsWithin(folder: string): readonly { readonly from: string; readonly to: string }[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(test|sweep))\.ts$/.test(file))
    .map((file) => join(folder, file));
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const targets = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) => target);
    return targets.map((target) => ({ from, to: relative(root, resolve(root, dirname(from), target)) }));
  });
}

const between = (from: RegExp, to: RegExp) =>
  ['spec', 'mocks', 'conformance']
    .filter((folder) => from.source.startsWith(`^${folder}`))
    .flatMap(importsWithin)
    .filter((one) => from.test(one.from) && to.test(one.to))
    .map((one) => `${one.from} imports ${one.to}`);

test('mock and kit never import each other: each is the first test subject of the other', () => {
  // The mutant run is where they meet.
  expect(between(/^mocks\/(?!mutants\/matrix\/|bench\/)/, /^conformance\//)).toEqual([]);
  expect(between(/^conformance\//, /^mocks\//)).toEqual([]);
});

test('the contract knows neither who serves it nor who judges by it', () => {
  expect(between(/^spec\//, /^(mocks|conformance|fixtures)\//)).toEqual([]);
});

test.each(['people', 'identity', 'ledger', 'billing'])(
  'the handlers of %s import no other interface',
  (id) => {
    const others = ['people', 'identity', 'ledger', 'billing'].filter((other) => other !== id);
    expect(between(new RegExp(`^mocks/${id}/`), new RegExp(`^mocks/(${others.join('|')})/`))).toEqual([]);
  },
);

test('the store knows nothing of the service', () => {
  const allowed = /^mocks\/(state\/|engine\/json\.js)/;
  const imports = importsWithin('mocks').filter(({ from }) => from.startsWith('mocks/state/'));
  expect(imports.filter(({ to }) => !allowed.test(to))).toEqual([]);
});

test('the engine leaves every decision about an interface to its handlers', () => {
  expect(
    between(
      /^mocks\/(engine|state|matching|present|filters|events)\/(?!fake-)/,
      /^mocks\/(people|identity|ledger|billing)\//,
    ),
  ).toEqual([]);
});
