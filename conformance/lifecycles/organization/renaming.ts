import { Leave } from '../../run/leave.js';
import { laggingMs, patiently } from '../../story/patiently.js';
import { story } from '../../story/story.js';
import { isSuccess } from '../../target/exchange.js';
import { textIn } from '../../wire/members.js';
import { changedMembers } from './changed-members.js';

/** What `belongings.name` makes, whatever the prefix of the other run is. */
const isOfAnotherRun = (name: string): boolean => /-organization-\d+$/.test(name);

/** The organization gets another name, and its own one back (section 4.3). */
export const renamedOrganization = story({
  id: 'organization/renaming',
  rules: ['org.rename', 'org.rename-only'],
  needs: ['identity', 'token', 'full'],
  requests: 4,
  async tell(teller, lab) {
    const { belongings, target } = lab;
    const record = teller.record(await lab.call('getOrganization'));
    const before = textIn(record, 'name');
    if (before === undefined) {
      for (const rule of ['org.rename', 'org.rename-only'] as const) {
        teller.skip(rule, 'the record of the organization shows no `name` that could be put back');
      }
      return;
    }
    if (isOfAnotherRun(before)) {
      throw new Leave('inconclusive', `another run has renamed the organization to "${before}" for now`);
    }
    const name = belongings.name('organization');
    belongings.intend('organization-name', target.org, before);
    try {
      teller.step('rename the organization');
      teller.body(await lab.call('updateOrganization', { body: { name } }));
      teller.step('get the organization');
      // The name is put back whatever comes, so that a read that lags could not be repeated later.
      const got = await patiently(
        lab,
        laggingMs,
        () => lab.call('getOrganization'),
        ({ response }) => textIn(response.json, 'name') === name,
      );
      const after = teller.record(got);
      if (after['name'] !== name && isOfAnotherRun(textIn(after, 'name') ?? '')) {
        throw new Leave('inconclusive', 'another run renames the organization at the same time');
      }
      const renamed = { at: 'name', expected: `"${name}"`, received: after['name'] ?? null };
      if (!teller.see('org.rename', after['name'] === name, () => renamed, got)) return;
      const changed = changedMembers(record, after);
      const only = { at: changed[0] ?? 'body', expected: 'as it was before', received: [...changed] };
      teller.see('org.rename-only', changed.length === 0, () => only, got);
    } finally {
      const restored = await lab.call('updateOrganization', { body: { name: before } });
      if (isSuccess(restored)) belongings.gone('organization-name', target.org);
    }
  },
});
