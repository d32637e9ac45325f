import type { Readings } from '../../generated/questions.js';
import { chosen } from './choice.js';

const connections: Record<Readings['record.connections'], (count: number) => number> = {
  exact: (count) => count,
  'capped-500': (count) => Math.min(count, 500),
};

const employeeCounts: Record<Readings['record.employee-count'], (count: number, key: string) => number> = {
  integer: (count) => Math.round(count),
  fraction: (count, key) => (chosen(`employees ${key}`, 1 / 3) ? Math.floor(count) + 0.5 : Math.round(count)),
};

/** Returns the number of connections, capped if the profile says so (question record.connections). */
export function connectionsAs(reading: Readings['record.connections'], count: number): number {
  return connections[reading](count);
}

/**
 * Returns the number of employees, with a fraction if the profile says so; `key` identifies the company (question
 * record.employee-count).
 */
export function employeeCountAs(
  reading: Readings['record.employee-count'],
  count: number,
  key: string,
): number {
  return employeeCounts[reading](count, key);
}
