import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lastingOf } from '../../fixtures/lasting.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import type { Mock } from '../../mocks/host/mock.js';
import { besideMock } from '../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../conform.js';
import { fileJournal } from '../resources/journal.js';
import { cleanUp } from './cleanup.js';

/** Numbers of exchanges after which no request is sent, as if the process was killed; the last answer is lost. */
const moments = Array.from({ length: 24 }, (_, index) => 40 + index * 47);

/** The lasting state. Empty settings of a removed access count as no settings. */
const lasting = async (mock: Mock): Promise<readonly string[]> =>
  (await lastingOf(mock)).map((line) => line.replace(',"settings":{}', ''));

const second = { username: 'second@example.com', password: 'Second-Password-1' };
const cases = [
  ...moments.map((last) => ({ last, who: 'a control plane', isAlone: false })),
  // Without a control plane there are fewer exchanges.
  ...moments.slice(0, 16).map((last) => ({ last, who: 'a second user', isAlone: true })),
];

describe('a run that vanishes leaves nothing behind after a cleanup', () => {
  test.each(cases)('after exchange $last, given $who', { timeout: 120_000 }, ({ last, isAlone }) =>
    besideMock({ people: 200 }, async ({ mock, edges }) => {
      if (isAlone)
        await mock.control.addUser({ email: second.username, name: 'Second', password: second.password });
      const alone = { secondUsername: second.username, secondPassword: second.password };
      const control = { controlUrl: undefined, controlToken: undefined };
      const target = { ...edges.target, ...(isAlone ? { ...alone, ...control } : {}) };
      const folder = temporaryFolder();
      const before = await lasting(mock);
      let sent = 0;
      await checkConformance({
        ...edges,
        target,
        safety: 'full',
        seed: last,
        thorough: false,
        rules: (rule) => /^(apikey|sa|ledger|contacts|tracked|imports|invite|users?|org|end)\./.test(rule),
        journal: fileJournal(join(folder, 'run.jsonl')),
        transport: async (request) => {
          sent += 1;
          if (sent > last) throw new Error('killed');
          const answer = await edges.transport(request);
          if (sent === last) throw new Error('killed');
          return answer;
        },
      });

      const cleaned = await cleanUp({ folder, target, transport: edges.transport });

      expect(cleaned.filter((one) => !('left' in one) || one.left.length > 0)).toEqual([]);
      expect(await lasting(mock)).toEqual(before);
    }),
  );
});
