import { eventually, laggingMs } from '../../scenarios/eventually.js';
import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../wire/members.js';
import { changedMembers } from './changed-members.js';

/** What `owned.name` makes, whatever the prefix of the other run is. */
const isOfAnotherRun = (name: string): boolean => /-organization-\d+$/.test(name);

/** The organization gets another name, and its own one back (section 4.3). */
export const renamedOrganization = scenario({
  id: 'organization/renaming',
  rules: ['org.rename', 'org.rename-only'],
  needs: ['identity', 'token', 'full'],
  requests: 4,
  async record(recorder, context) {
    const { owned, target } = context;
    const record = recorder.object(await context.call('getOrganization'));
    const before = textIn(record, 'name');
    if (before === undefined) {
      for (const rule of ['org.rename', 'org.rename-only'] as const) {
        recorder.skip(rule, 'the record of the organization shows no `name` that could be put back');
      }
      return;
    }
    if (isOfAnotherRun(before)) {
      throw new EndScenario(
        'inconclusive',
        `another run has renamed the organization to "${before}" for now`,
      );
    }
    const name = owned.name('organization');
    owned.intend('organization-name', target.org, before);
    try {
      recorder.step('rename the organization');
      recorder.body(await context.call('updateOrganization', { body: { name } }));
      recorder.step('get the organization');
      // The name is put back whatever comes, so that a read that lags could not be repeated later.
      const got = await eventually(
        context,
        laggingMs,
        () => context.call('getOrganization'),
        ({ response }) => textIn(response.json, 'name') === name,
      );
      const after = recorder.object(got);
      if (after['name'] !== name && isOfAnotherRun(textIn(after, 'name') ?? '')) {
        throw new EndScenario('inconclusive', 'another run renames the organization at the same time');
      }
      const renamed = { at: 'name', expected: `"${name}"`, received: after['name'] ?? null };
      if (!recorder.see('org.rename', after['name'] === name, () => renamed, got)) return;
      const changed = changedMembers(record, after);
      const only = { at: changed[0] ?? 'body', expected: 'as it was before', received: [...changed] };
      recorder.see('org.rename-only', changed.length === 0, () => only, got);
    } finally {
      const restored = await context.call('updateOrganization', { body: { name: before } });
      if (isSuccess(restored)) owned.gone('organization-name', target.org);
    }
  },
});
