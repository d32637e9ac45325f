const plurals = { entry: 'entries', call: 'calls' } as const;

/**
 * What was not judged, and why, such as `412 of 1,000 entries are no calls of the service`.
 * @param passed how many, by why
 * @param all how many there were
 * @param isGuessed whether nobody said where the service is
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
