/** What a list lacks of the expected texts, and what it has beside them or too often. */
export function lostAndSurplus(shown: readonly string[], expected: readonly string[]) {
  return {
    lost: expected.filter((each) => !shown.includes(each)),
    surplus: shown.filter((each, at) => !expected.includes(each) || shown.indexOf(each) !== at),
  };
}

/** Whether two lists have the same texts, each equally often, in any order. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

/** Describes how a list differs from the expected one. */
export function differenceOf(shown: readonly string[], expected: readonly string[]): string {
  const { lost, surplus } = lostAndSurplus(shown, expected);
  const parts = [
    ...(lost.length > 0 ? [`without ${lost.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`with ${surplus.join(', ')}`] : []),
  ];
  return `${shown.length} of ${expected.length}${parts.length > 0 ? `, ${parts.join(' and ')}` : ''}`;
}
