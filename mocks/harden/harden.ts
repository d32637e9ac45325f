import { defaultReadings, type QuestionId, questionIds, type Readings } from '../../generated/questions.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import { fewest } from './fewest.js';

/** How the tests of a client ended against a mock with these readings. */
export interface Trial {
  readonly passed: boolean;
  /** The end of what they printed. */
  readonly output: string;
}

/** Readings that a client does not get along with. */
export interface Breaking {
  /** The fewest that break it together. */
  readonly readings: Partial<Readings>;
  /** The profile that showed it: random:SEED. */
  readonly seed: number;
  /** Of the profiles that were tried, so many hold them. */
  readonly profiles: number;
  readonly output: string;
}

export interface Hardening {
  /** Profiles that were tried. */
  readonly profiles: number;
  /** Times that the tests ran. */
  readonly trials: number;
  readonly breaking: readonly Breaking[];
  /** Profiles with which they failed, and did not with the same readings again. */
  readonly flaky: readonly number[];
  /** Why nothing was tried. */
  readonly because?: string;
}

interface Options {
  readonly profiles: number;
  readonly seed: number;
  /** Runs the tests of the client. */
  attempt(readings: Partial<Readings>): Promise<Trial>;
  onTrial?(told: { readonly profile: number; readonly trials: number; readonly breaking: number }): void;
  /** Nothing more is tried. */
  isOver?(): boolean;
}

/**
 * Runs the tests of a client against drawn profiles, and finds which readings break them. What is found once is left at its
 * default from then on, so that it hides nothing else.
 */
export async function harden({
  profiles,
  seed,
  attempt,
  onTrial,
  isOver = () => false,
}: Options): Promise<Hardening> {
  const breaking: { -readonly [Key in keyof Breaking]: Breaking[Key] }[] = [];
  const flaky: number[] = [];
  let trials = 0;
  let tried = 0;
  const run = async (readings: Partial<Readings>): Promise<Trial> => {
    trials += 1;
    onTrial?.({ profile: tried, trials, breaking: breaking.length });
    return attempt(readings);
  };
  const end = (because?: string): Hardening => ({
    profiles: tried,
    trials,
    breaking,
    flaky,
    ...(because === undefined ? {} : { because }),
  });
  const first = await run({});
  if (!first.passed) {
    return end(`the tests fail with every default reading, too:\n${first.output || 'they printed nothing'}`);
  }

  for (let index = 0; index < profiles && !isOver(); index += 1) {
    tried = index + 1;
    const drawn = drawnReadings(seed + index);
    for (const known of breaking) if (holds(drawn, known.readings)) known.profiles += 1;
    for (let goesOn = true; goesOn && !isOver(); ) {
      const readings = without(drawn, breaking);
      const trial = await run(readings);
      if (trial.passed) break;
      const found = await fewestOf(readings, run);
      const again = await run(found);
      if (again.passed) {
        flaky.push(seed + index);
        goesOn = false;
      } else breaking.push({ readings: found, seed: seed + index, profiles: 1, output: again.output });
    }
  }
  return end();
}

async function fewestOf(
  readings: Partial<Readings>,
  run: (readings: Partial<Readings>) => Promise<Trial>,
): Promise<Partial<Readings>> {
  const changed = questionIds.filter(
    (id) => readings[id] !== undefined && readings[id] !== defaultReadings[id],
  );
  const left = await fewest(changed, async (some) => !(await run(only(readings, some))).passed);
  return only(readings, left);
}

function only(readings: Partial<Readings>, questions: readonly QuestionId[]): Partial<Readings> {
  return Object.fromEntries(questions.map((id) => [id, readings[id]]));
}

const holds = (readings: Partial<Readings>, some: Partial<Readings>): boolean =>
  questionIds.every((id) => some[id] === undefined || readings[id] === some[id]);

/** A profile in which nothing that is known to break the client is whole: the first reading of each is left out. */
function without(drawn: Partial<Readings>, breaking: readonly Breaking[]): Partial<Readings> {
  const left = { ...drawn };
  for (const { readings } of breaking) {
    const [first] = questionIds.filter((id) => readings[id] !== undefined);
    if (first !== undefined && holds(left, readings)) delete left[first];
  }
  return left;
}
