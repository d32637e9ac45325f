import { expect, test } from 'vitest';
import { accused, judged, recordedInProcess } from '../../fixtures/recorded-run.js';
import { mutants } from '../../mocks/mutants/catalogue.js';
import { judges } from '../checks/exchanges/catalogue.js';

/** Names are letters: where they are hidden, nobody can tell any more whether letters were garbled. */
const ofLetters: ReadonlySet<string> = new Set(['text.utf8']);

const ofExchanges = Object.entries(mutants)
  .map(([id, { breaks }]) => ({ id, breaks }))
  .filter(({ breaks }) => Object.hasOwn(judges, breaks) && !ofLetters.has(breaks));

test.each(ofExchanges)(
  'what a run against $id fails, $breaks, is failed by its recording as well',
  { timeout: 120_000 },
  async ({ id, breaks }) => {
    const options = { seed: 3, safety: 'own-resources', rules: breaks, budget: 700 } as const;
    const { report, ndjson, har } = await recordedInProcess({ mutant: id, people: 300 }, options);
    const failed = accused(report).failed;
    const wanted = { wanted: (rule: string) => rule === breaks };

    expect(accused(await judged([ndjson], wanted)).failed).toEqual(failed);
    expect(accused(await judged([har], wanted)).failed).toEqual(failed);
    expect(failed).toEqual([breaks]);
  },
);
