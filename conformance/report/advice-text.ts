import { adviceOf, type Judged, unjudgedBecause } from './advice.js';
import { count, labelled, type Page, printable, some } from './text.js';

/** At most this many ids of rules that say the same are named. */
const namedMost = 3;

/** The options that would exercise more rules, and why others were not judged. */
export function adviceText(rules: readonly Judged[], { width, paint }: Page): string[] {
  const advice = adviceOf(rules);
  const others = unjudgedBecause(rules);
  const asked = advice.flatMap(({ options, provides, rules: ids, alone }) => {
    const alsoElse =
      alone === ids.length ? '' : alone === 0 ? ', with others' : `, ${alone} with nothing else`;
    return [
      paint('strong', `  ${options}`),
      ...labelled('    ', `${count(ids.length, 'rule')}${alsoElse}: ${printable(provides)}`, width),
    ];
  });
  const unasked = others.flatMap(([because, ids]) =>
    labelled(
      '  ',
      `${count(ids.length, 'rule')}: ${printable(because)} · ${some(ids, namedMost)}`,
      width,
    ).map((line) => paint('quiet', line)),
  );
  return [
    ...(asked.length === 0 ? [] : [paint('strong', 'What would exercise more:'), ...asked]),
    ...(asked.length > 0 && unasked.length > 0 ? [''] : []),
    ...(unasked.length === 0 ? [] : [paint('strong', 'Not judged:'), ...unasked]),
  ];
}
