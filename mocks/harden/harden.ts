import { defaultReadings, type QuestionId, questionIds, type Readings } from '../../generated/questions.js';
import { drawnReadings } from '../../spec/profile/drawn.js';

export interface Trial {
  readonly passed: boolean;
  readonly output: string;
}

interface Breaking {
  readonly readings: Partial<Readings>;
  /** The profile that revealed it: random:SEED. */
  readonly seed: number;
  /** How many of the tried profiles contain these readings. */
  readonly profiles: number;
  readonly output: string;
}

export interface Hardening {
  readonly profiles: number;
  readonly trials: number;
  readonly breaking: readonly Breaking[];
  /** Seeds of profiles with which the tests failed, but passed when repeated with the same readings. */
  readonly flaky: readonly number[];
  readonly because?: string;
}

interface Options {
  readonly profiles: number;
  readonly seed: number;
  attempt(readings: Partial<Readings>): Promise<Trial>;
  onTrial?(told: { readonly profile: number; readonly trials: number; readonly breaking: number }): void;
  isOver?(): boolean;
}

/** Finds the readings that break a client. Found ones stay at their default from then on, so that they hide no others. */
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

/** Removes the first reading of each known failure from a profile, so that it contains none of them completely. */
function without(drawn: Partial<Readings>, breaking: readonly Breaking[]): Partial<Readings> {
  const left = { ...drawn };
  for (const { readings } of breaking) {
    const [first] = questionIds.filter((id) => readings[id] !== undefined);
    if (first !== undefined && holds(left, readings)) delete left[first];
  }
  return left;
}

/** Minimizes a failing list by delta debugging: the result still fails, and does not without any one of its items. */
export async function fewest<T>(
  items: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = items;
  let parts = 2;
  while (left.length > 1) {
    const size = Math.ceil(left.length / parts);
    const chunks = Array.from({ length: Math.ceil(left.length / size) }, (_, at) =>
      left.slice(at * size, (at + 1) * size),
    );
    const smaller =
      (await firstThat(chunks, fails)) ??
      // Each of two halves is the complement of the other.
      (chunks.length > 2
        ? await firstThat(
            chunks.map((chunk) => left.filter((one) => !chunk.includes(one))),
            fails,
          )
        : undefined);
    if (smaller) {
      parts = smaller.length === size ? 2 : Math.max(2, parts - 1);
      left = smaller;
    } else if (size === 1) break;
    else parts = Math.min(left.length, parts * 2);
  }
  return left;
}

async function firstThat<T>(
  choices: readonly (readonly T[])[],
  holds: (choice: readonly T[]) => Promise<boolean>,
): Promise<readonly T[] | undefined> {
  for (const choice of choices) if (await holds(choice)) return choice;
  return undefined;
}
