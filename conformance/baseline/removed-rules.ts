import { questions } from '../../generated/questions.js';

const overTime =
  'company-change-detected created-at-constant id-constant info-change-detected title-change-detected unchanged-stays'.split(
    ' ',
  );

/** Rules that no longer exist, each with the reason. Their ids stand in baselines and command lines, and are never used again. */
export const removedRules: Readonly<Record<string, string>> = Object.fromEntries([
  ...overTime.map((name) => [
    `longitudinal.${name}`,
    'How people change between two runs is no longer judged.',
  ]),
  // What the document leaves open cannot fail a run, so it is no rule.
  ...Object.entries(questions).flatMap(([question, { replaces = [] }]) =>
    replaces.map((rule) => [
      rule,
      `The document leaves it open: \`pdk learn\` concludes the reading of ${question}.`,
    ]),
  ),
]);
