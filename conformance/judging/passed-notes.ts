const plurals = { entry: 'entries', call: 'calls' } as const;

/**
 * Notes on what was not judged, and why, such as `412 of 1,000 entries are no calls of the service`.
 * @param passed counts by reason
 * @param all the number of all calls or entries
 * @param isGuessed whether the address of the service was not given
 */
export function passedNotes(
  passed: ReadonlyMap<string, number>,
  all: number,
  noun: keyof typeof plurals,
  isGuessed = false,
): string[] {
  const whole = `${all.toLocaleString('en')} ${all === 1 ? noun : plurals[noun]}`;
  return [...passed]
    .sort(([, a], [, b]) => b - a)
    .map(([because, some]) => {
      const advice =
        isGuessed && because === 'no calls of the service'
          ? ' as our contract has them (--people-url and its kin say where it is)'
          : '';
      return `${some.toLocaleString('en')} of ${whole} ${some === 1 ? 'is' : 'are'} ${because}${advice}`;
    });
}
