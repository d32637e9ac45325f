/** Which way numbers go: level where all are equal, mixed where they rise and fall. */
export type Direction = 'falling' | 'rising' | 'mixed' | 'level';

export function directionOf(numbers: readonly number[]): Direction {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number));
  const [rises, falls] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  if (rises) return falls ? 'mixed' : 'rising';
  return falls ? 'falling' : 'level';
}
