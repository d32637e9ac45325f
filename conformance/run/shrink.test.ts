import { expect, test } from 'vitest';
import { besideMock } from '../../mocks/mutants/matrix/in-process.js';
import { findBody } from '../arbitraries/lookups.js';
import { checkConformance } from '../conform.js';
import { smallest } from './shrink.js';

/** Returns the failures if the finds for which `isWrong` holds get wrong dates, numbers and levels everywhere. */
async function failuresOf(isWrong: (find: number) => boolean) {
  let finds = 0;
  const report = await besideMock({ people: 200, seed: 3 }, ({ edges }) =>
    checkConformance({
      ...edges,
      rules: '{person,job,education,company}.*',
      transport: async (request) => {
        const answer = await edges.transport(request);
        if (!request.url.endsWith('/find')) return answer;
        finds += 1;
        if (!isWrong(finds)) return answer;
        return {
          ...answer,
          text: answer.text
            .replaceAll(/T\d\d:\d\d:\d\d/g, 'Q')
            .replaceAll(/"level":"/g, '"level":"x')
            .replaceAll(/:(\d)/g, ':-$1'),
        };
      },
    }),
  );
  return report.rules.flatMap(({ failure }) => (failure ? [failure] : []));
}

test('every one of many failures is reproduced, not only those that are shrunk', async () => {
  const failures = await failuresOf(() => true);

  expect(failures.length).toBeGreaterThan(10);
  expect(new Set(failures.map(({ reproduced }) => reproduced))).toEqual(new Set(['REPRODUCED 3/3']));
  // A shrunk request asks for one person.
  expect(failures[0]?.exchanges.at(-1)?.request.body?.match(/"fields"/g)).toHaveLength(1);
});

test('a failure in every other response is distinguished from one in every response', async () => {
  const failures = await failuresOf((find) => find % 2 === 0);

  expect(failures.length).toBeGreaterThan(10);
  expect(failures.filter(({ reproduced }) => !/^FLAKY [12]\/3$/.test(reproduced))).toEqual([]);
});

const lookups = ['a', 'b', 'culprit', 'd', 'e'].map((term) => ({
  fields: [
    { field_name: 'name', search_term: term },
    { field_name: 'title', search_term: 'x' },
  ],
}));

test('a request shrinks to the smallest valid one that still fails', async () => {
  const fails = (text: string) => async (body: unknown) => JSON.stringify(body).includes(text);
  const shrunk = (text: string) => smallest(findBody(lookups, 3), fails(text));

  expect(await shrunk('culprit')).toEqual({
    matches: [{ fields: [{ field_name: 'name', search_term: 'culprit' }] }],
  });
  expect(await shrunk('')).toEqual({ matches: [{ fields: [expect.anything()] }] });
});
