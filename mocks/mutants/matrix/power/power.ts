import type { Power, PowerMatrix, PowerRow } from './row.js';

/** Combines the rows of all runs. */
export function powerOf(rows: readonly PowerRow[], seed: number): PowerMatrix {
  const by = (part: (row: PowerRow) => string) => {
    const names = [...new Set(rows.map(part))];
    const powers = names.map((name): [string, Power] => [
      name,
      sumOf(rows.filter((row) => part(row) === name)),
    ]);
    return Object.fromEntries(powers.toSorted(([, a], [, b]) => a.rate - b.rate));
  };
  return {
    seed,
    total: sumOf(rows),
    operators: by(({ operator }) => operator),
    operations: by(({ operation }) => operation),
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** Whether a mutant survived although it had to be noticed. */
export const hasSurvived = ({ killed, excuse }: PowerRow): boolean => !killed && excuse === undefined;

/** Formats the share of killed mutants as a percentage. */
export const percent = ({ rate }: Pick<Power, 'rate'>): string => `${(rate * 100).toFixed(1)}%`;

function sumOf(rows: readonly PowerRow[]): Power {
  const killed = rows.filter((row) => row.killed);
  const excused = rows.filter(({ excuse }) => excuse !== undefined).length;
  const due = rows.length - excused;
  const requests = killed.flatMap(({ requestsToKill }) => requestsToKill ?? []).toSorted((a, b) => a - b);
  const median = requests[Math.floor(requests.length / 2)];
  return {
    mutants: rows.length,
    excused,
    killed: killed.length,
    rate: due === 0 ? 1 : killed.length / due,
    ...(median === undefined ? {} : { requestsToKill: median }),
  };
}

const rank = (row: PowerRow): number => (hasSurvived(row) ? 0 : row.excuse === undefined ? 1 : 2);
