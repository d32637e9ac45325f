import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { leakedIn, saidIn } from '../../fixtures/leaked-names.js';
import { type Recorded, recordedInProcess } from '../../fixtures/recorded-run.js';

describe('the files of a recorded run', () => {
  let recorded: Recorded;
  beforeAll(async () => {
    recorded = await recordedInProcess({ people: 200 }, { seed: 5, safety: 'own-resources', budget: 300 });
  }, 120_000);

  test('contain no name', async () => {
    const said = new Set(recorded.bodies.flatMap(({ sent, received }) => saidIn(sent, received)));
    expect(said.size).toBeGreaterThan(100);
    for (const file of [recorded.ndjson, recorded.har]) {
      expect(leakedIn(await readFile(file, 'utf8'), said)).toEqual([]);
    }
  });

  test('contain no secret that was given, sent or issued', async () => {
    const handedOut = /"(?:access_?token|refresh_?token|client_?secret|password|key)"\s*:\s*"([^"\\]{8,})"/gi;
    const secrets = recorded.bodies.flatMap(({ sent, received }) =>
      [...`${sent}${received}`.matchAll(handedOut)].map(([, secret = '']) => secret),
    );
    expect(new Set(secrets).size).toBeGreaterThan(5);
    for (const file of [recorded.ndjson, recorded.har]) {
      const text = await readFile(file, 'utf8');
      expect([...new Set([...secrets, 'pdk_demo_key'])].filter((secret) => text.includes(secret))).toEqual(
        [],
      );
    }
  });

  test('are the only files left in their folder', async () => {
    expect((await readdir(dirname(recorded.har))).toSorted()).toEqual(['run.har', 'run.ndjson']);
  });
});
