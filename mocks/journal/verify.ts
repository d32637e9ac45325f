import type { components } from '../../generated/control.js';
import { differences, matches } from './filter.js';
import { type Bounds, inOrder } from './in-order.js';
import { near, nearestTo } from './nearest.js';
import type { Recorded } from './recorded.js';

export type Expectation = components['schemas']['ControlJournalExpectation'];
export type Verdict = components['schemas']['ControlJournalVerdict'];
type Failure = components['schemas']['ControlJournalFailure'];

/** Returns what is wrong with an expectation itself; undefined if nothing is. */
export function faultInExpectation({ times, atLeast, atMost }: Expectation): string | undefined {
  if (times !== undefined && (atLeast !== undefined || atMost !== undefined)) {
    return 'has `times`, which goes without `atLeast` and `atMost`';
  }
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) {
    return `expects at least ${atLeast} and at most ${atMost}`;
  }
  return undefined;
}

/** Whether calls are as expected. @param hide redacts secrets in a text */
export function verify(
  expectations: readonly Expectation[],
  isOrdered: boolean,
  entries: readonly Recorded[],
  hide: (text: string) => string,
): Verdict {
  const bounds = expectations.map(boundsOf);
  const fits = entries.map((entry) =>
    expectations.flatMap(({ filter = {} }, at) => (matches(filter, entry) ? [at] : [])),
  );
  const counts = expectations.map((_, at) => fits.filter((fitting) => fitting.includes(at)).length);
  const failures = expectations.flatMap((expectation, at): Failure[] => {
    const [{ least, most } = anything, count = 0] = [bounds[at], counts[at]];
    // In order, surplus calls may count for other expectations.
    if (count >= least && (isOrdered || count <= most)) return [];
    const message = `${wordsOf(expectation)} expected, ${count === 0 ? 'none' : count} came`;
    const nearest = count < least ? nearestTo(expectation.filter ?? {}, entries, hide) : [];
    return [{ expectation: at, message, count, nearest }];
  });
  if (failures.length === 0 && isOrdered) {
    const { isMet, expectation: at, misplaced } = inOrder(fits, bounds);
    if (!isMet) {
      const entry = misplaced === undefined ? undefined : entries[misplaced];
      const expectation = Math.min(at, expectations.length - 1);
      const nearest =
        entry === undefined
          ? []
          : [near(entry, differences(expectations[expectation]?.filter ?? {}, entry), hide)];
      const message = outOfOrder(entry, entries, fits);
      failures.push({ expectation, message, count: counts[expectation] ?? 0, nearest });
    }
  }
  return { passed: failures.length === 0, failures, message: told(failures, expectations) };
}

const anything: Bounds = { least: 0, most: Number.POSITIVE_INFINITY };

function boundsOf({ times, atLeast, atMost }: Expectation): Bounds {
  if (times !== undefined) return { least: times, most: times };
  const least = atLeast ?? (atMost === undefined ? 1 : 0);
  return { least, most: atMost ?? Number.POSITIVE_INFINITY };
}

function wordsOf({ times, atLeast, atMost }: Expectation): string {
  if (times !== undefined) return `exactly ${times}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  return atMost === undefined ? `at least ${atLeast ?? 1}` : `at most ${atMost}`;
}

/** Lists what came, in order of arrival. */
function outOfOrder(
  misplaced: Recorded | undefined,
  entries: readonly Recorded[],
  fits: readonly (readonly number[])[],
): string {
  const came = entries.filter((_, at) => (fits[at] ?? []).length > 0).map(named);
  const most = 20;
  const list =
    came.slice(0, most).join(', ') + (came.length > most ? `, and ${came.length - most} more` : '');
  const what = misplaced === undefined ? 'not in this order' : `no place for ${named(misplaced)}`;
  return `${what}: there were ${list}`;
}

const named = ({ id, operation, method, target }: Recorded): string =>
  `${operation ?? `${method} ${target.split('?', 1)[0]}`} (${id})`;

function told(failures: readonly Failure[], expectations: readonly Expectation[]): string {
  const { length } = expectations;
  if (failures.length === 0)
    return length === 1 ? 'The expectation holds.' : `All ${length} expectations hold.`;
  return failures
    .map(({ expectation, message, nearest }) => {
      const { operation, path } = expectations[expectation]?.filter ?? {};
      const name = operation ?? path;
      const near = nearest.map(
        ({ id, differs }) => `\n  call ${id}: ${differs.join('; ') || 'out of its place'}`,
      );
      return `expectation ${expectation + 1}${name === undefined ? '' : ` (${name})`}: ${message}.${near.join('')}`;
    })
    .join('\n');
}
