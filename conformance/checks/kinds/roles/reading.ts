import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { billing, people } from './families/people.js';
import { createStage, type Family, family } from './family.js';
import { type GuardedOperation, isOfOrganization, keysOf } from './matrix.js';
import { recordRefused } from './refusals.js';
import { credentialTrials, performTrials, type Trial } from './trials.js';

/** An id that nothing has, for targets that show none. */
const unknownId = 'none';

async function firstIn(operation: 'listApiKeys' | 'getOrgUsers', t: Scene): Promise<string> {
  const [first] = itemsOf((await t.call(operation)).response.json);
  return textIn(first, 'userId', 'id') ?? unknownId;
}

/** What an organization has before a run creates anything. */
const lists = family({
  id: 'reading/lists',
  requests: 0,
  make: async () => ({}),
  calls: {
    getOrganization: () => ({}),
    getServiceAccounts: () => ({}),
    getInvitations: () => ({}),
    getLedgers: () => ({}),
    getOrgUsers: () => ({}),
    listApiKeys: () => ({}),
  },
});

const records = family({
  id: 'reading/records',
  requests: 2,
  make: async (t) => ({ keyId: await firstIn('listApiKeys', t), userId: await firstIn('getOrgUsers', t) }),
  calls: {
    getApiKey: ({ keyId }) => ({ path: { keyId } }),
    getUser: ({ userId }) => ({ path: { userId } }),
  },
});

/**
 * Operations that read, called with every kind of bad credential, for runs that may not create callers with other roles (section
 * 5). Each operation has a scenario of its own, so that a few calls reproduce a failure.
 */
export const readingScenarios = [
  ...readingOf(people),
  ...readingOf(billing),
  ...readingOf(lists),
  ...readingOf(records),
];

function readingOf<Op extends GuardedOperation, Own>(family: Family<Op, Own>) {
  // Other scenarios try a find that must be refused in more ways.
  const operations = keysOf<Op>(family.calls).filter((each) => each !== 'find');
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
        const sources = { credentials: t.callers, token: await t.token() };
        const trials = (await credentialTrials(operation, sources)).filter(
          // Other objects are not found in an unknown organization, whoever the caller is.
          ({ org }) => org === undefined || family.asksForPeople,
        );
        const tried = await performTrials([...trials, ...elsewhere(operation, t)], stage, t);
        if (!t.worked(operation)) await stage.call(operation, t.callers.main);
        recordRefused(tried, t, t.worked);
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
