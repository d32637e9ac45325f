import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { billing, people } from './families/people.js';
import { present } from './families/present.js';
import type { Family } from './family.js';
import { type GuardedOperation, isOfOrganization } from './matrix.js';
import { performTrials, tellRefused } from './refusals.js';
import { operationsOf } from './role-scenario.js';
import { createStage } from './stage.js';
import { credentialTrials, type Trial } from './trials.js';

/**
 * What reads, called with every kind of bad credential, where a run may make nobody of another role (section 5): of each
 * operation on its own, so that a failure is shown again by a few calls.
 */
export const readingScenarios = [
  ...readingOf(people),
  ...readingOf(billing),
  ...readingOf(present.others),
  ...readingOf(present.users),
  ...readingOf(present.keys),
];

function readingOf<Op extends GuardedOperation, Own>(family: Family<Op, Own>) {
  // A find that must be refused is tried in more ways elsewhere.
  const operations = operationsOf(family.calls).filter((each) => each !== 'find');
  return operations.map((operation) =>
    scenario({
      id: `reading/${operation}`,
      rules: [
        'auth.every-op-needs-credential',
        'auth.empty-bearer',
        'auth.bearer-scheme',
        'auth.garbage',
        'auth.tampered',
        'auth.none-alg',
        'auth.unknown-org',
        'auth.role-on-org',
        'auth.key-not-customer-data',
      ],
      unless: 'own-resources',
      asksForPeople: family.asksForPeople === true,
      requests: 9 + family.requests,
      async record(t) {
        const stage = await createStage(family, t);
        const trials = credentialTrials(operation, t.callers, await t.token()).filter(
          // Elsewhere what is not in an organization is not found in it, whoever asks.
          ({ org }) => org === undefined || family.asksForPeople,
        );
        const tried = await performTrials([...trials, ...elsewhere(operation, t)], stage, t);
        if (!t.worked(operation)) await stage.call(operation, t.callers.main);
        tellRefused(tried, t, t.worked);
      },
    }),
  );
}

function elsewhere<Op extends GuardedOperation>(
  operation: Op,
  { target, callers }: Scene,
): readonly Trial<Op>[] {
  const { otherOrg: org } = target;
  if (org === undefined || !isOfOrganization(operation)) return [];
  const why = `${operation} is called in an organization on which the caller holds no role`;
  return [{ operation, caller: callers.main, org, rules: ['auth.role-on-org'], why }];
}
