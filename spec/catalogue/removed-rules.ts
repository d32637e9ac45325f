const peopleOverTime = 'How people change between two runs is no longer judged.';

/** Rules that no longer exist, each with the reason. Their ids stand in baselines and command lines, and are never used again. */
export const removedRules: Readonly<Record<string, string>> = {
  'longitudinal.company-change-detected': peopleOverTime,
  'longitudinal.created-at-constant': peopleOverTime,
  'longitudinal.id-constant': peopleOverTime,
  'longitudinal.info-change-detected': peopleOverTime,
  'longitudinal.title-change-detected': peopleOverTime,
  'longitudinal.unchanged-stays': peopleOverTime,
};
