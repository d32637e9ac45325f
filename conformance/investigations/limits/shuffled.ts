/** The items in an order that depends on `seed` alone. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  const result: T[] = [];
  let state = seed >>> 0;
  while (rest.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    result.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return result;
}
