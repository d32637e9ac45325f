import { type OperationId, operations } from '../../../../generated/operations.js';
import { scenario } from '../../../scene/scenario.js';
import { writes } from '../../../target/safety.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { type Family, families, people } from './families.js';
import { guarded, isOfOrganization } from './matrix.js';
import { roleScenario } from './scenario.js';
import { createStage } from './stage.js';
import { credentialTrials, performTrials, recordRefused, type Trial } from './trials.js';

/** Scenarios about which caller may call which operation. */
export const roleScenarios = families.map(roleScenario);

/** By the name of an id in paths, the list of what an organization has before a run creates anything. */
const lists: Readonly<Record<string, OperationId>> = { keyId: 'listApiKeys', userId: 'getOrgUsers' };

/** How a run that creates nothing finds what an operation is called for; undefined if it cannot. */
function finderOf(operation: OperationId): Family['make'] | undefined {
  const { interface: owner, path } = operations[operation];
  if (owner === 'people') return people.make;
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'org_id' ? [] : name));
  if (!names.every((name) => name in lists)) return undefined;
  return async (t) => {
    const texts: Record<string, string> = {};
    for (const name of names) {
      const [first] = itemsOf((await t.call(lists[name] ?? operation)).response.json);
      // An id that nothing has, for targets that show none.
      texts[name] = textIn(first, 'userId', 'id') ?? 'none';
    }
    return { texts };
  };
}

/**
 * Operations that read, called with every kind of bad credential, for runs that may not create callers with other roles (section
 * 5). Each operation has a scenario of its own, so that a few calls reproduce a failure.
 */
export const readingScenarios = guarded.flatMap((operation) => {
  const make = finderOf(operation);
  // Other scenarios try a find that must be refused in more ways.
  if (!make || writes(operation) || operation === 'find') return [];
  const id = `reading/${operation}`;
  return scenario({
    id,
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
    asksForPeople: make === people.make,
    requests: 10,
    async record(t) {
      const { otherOrg: org } = t.target;
      const stage = await createStage({ id, operations: [operation], requests: 2, make }, t);
      const credentials = { credentials: t.callers, token: await t.token() };
      const trials: Trial[] = [...(await credentialTrials(operation, credentials))];
      if (org !== undefined && isOfOrganization(operation)) {
        const why = `${operation} is called in an organization on which the caller holds no role`;
        trials.push({ operation, caller: t.callers.main, org, rules: ['auth.role-on-org'], why });
      }
      const refused = await performTrials(trials, stage, t);
      if (!t.worked(operation)) await stage.call(operation, t.callers.main);
      recordRefused(refused, t, t.worked);
    },
  });
});
