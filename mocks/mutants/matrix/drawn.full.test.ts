import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../conformance/arbitraries/seed.js';
import { failedAlone } from '../../../fixtures/kill-matrix.js';
import type { QuestionId, Readings } from '../../../generated/questions.js';
import { rules } from '../../../generated/rules.js';
import { drawnReadings } from '../../../spec/profile/drawn.js';
import { mutants } from '../catalogue.js';
import type { Mutant } from '../rewrite.js';
import { runInProcess } from './in-process.js';

const seeds = Array.from({ length: 5 }, (_, index) => index + 1);

/**
 * Mutants, by seed, that a run of their rule alone may leave inconclusive: a gateway loses one answer in 25, and so a different
 * one in each repetition, or throttling refuses some of many creations: either may explain what was observed.
 */
const undecided: Readonly<Record<number, readonly string[]>> = {
  2: ['apikey.create-full-once'],
  3: ['invite.accept-only-invitee'],
  5: ['sa.delete-invalidates', 'tracked.versions-page'],
};

type Some = { readonly [Q in QuestionId]?: readonly Readings[Q][] };

/** Readings that hide violations of rules, or under which mutants do nothing: ids of rules or mutants, and the reason. */
const rows: readonly (readonly [ids: string, readings: Some, because: string])[] = [
  [
    '{events.*,contacts.{add-visible,ident-{linkedin,email,none},dup-*,view-*,sort,token-paging,search-*,delete-*,bulk-delete-*},imports.{filter-status,history-*,status-values,get,delete-*,errors-*},ledger.{total-counts-contacts,delete-contacts},tracked.{next-cycle,delete},role.{DeleteImportContacts,ListImports}.*}',
    { 'import.duration': ['1-minute', 'stuck'] },
    'no run waits so long for an import to be completed',
  ],
  ['*.*-midnight', { 'record.date': ['date-only'] }, 'a date has no time of day'],
  ['locdet.*', { 'record.location-details': ['never-present'] }, 'nobody has them'],
  ['person.{first,last}_name-*', { 'record.name-parts': ['name-only'] }, 'nobody has them'],
  ['end.clears-cookie', { 'session.refresh-delivery': ['body'] }, 'there is no cookie'],
  ['end.no-token-needed', { 'end.unknown': ['rejected-401'] }, 'no other refusal tells less'],
  [
    'session.token-{after,before}-expiry',
    {
      'session.expires-format': ['naive-local'],
      'session.lifetime': ['1-hour', '1-minute', '10-seconds', 'skewed-clock'],
    },
    'what is off by less than zones are apart may be a zone, and mutants are off by parts of 15 minutes',
  ],
  [
    'verify.{current-true,other-false,past-false}',
    { 'verify.answer': ['boolean'] },
    'it changes a member that there is not',
  ],
  ['lookup.over-50k', { 'lookup.over': ['truncated'] }, 'there are no more people than are left of them'],
  ['ledger.counts-bounds', { 'ledger.counts': ['flat'] }, 'it changes a member that there is not'],
  ['sa.delete-returns-id', { 'sa.deleted-form': ['bare'] }, 'it changes a member that there is not'],
  ['find.empty-matches', { 'find.matches-empty': ['rejected-400'] }, 'it is refused'],
];

const hidden = rows.map(([ids, readings, because]) => ({ matches: picomatch(ids), readings, because }));

/** Returns why a run need not notice a mutant under a profile; undefined if it must. */
function hiddenUnder(
  profile: Readonly<Record<string, string>>,
  id: string,
  { breaks }: Pick<Mutant, 'breaks'>,
): string | undefined {
  return hidden.find(
    ({ matches, readings }) =>
      (matches(id) || matches(breaks)) &&
      Object.entries<readonly string[]>(readings).some(([question, some]) =>
        some.includes(profile[question] ?? ''),
      ),
  )?.because;
}

/** Returns mutants of stated rules that show under a drawn profile, a few different ones for each profile. */
function drawnFor(seed: number): readonly (readonly [string, Mutant])[] {
  return Object.entries(mutants)
    .filter(([id, mutant]) => {
      const profile = { ...drawnReadings(seed), ...mutant.readings };
      return rules[mutant.breaks].basis === 'stated' && hiddenUnder(profile, id, mutant) === undefined;
    })
    .toSorted(([a], [b]) => seedOf(seed, a) - seedOf(seed, b))
    .slice(0, 3)
    .filter(([id]) => undecided[seed]?.includes(id) !== true);
}

describe.each(seeds)('under the profile random:%i', (seed) => {
  test('the service is conformant', async () => {
    const report = await runInProcess({ profile: drawnReadings(seed) }, { seed });
    const failed = report.rules.filter(({ verdict }) => verdict === 'fail');

    expect(failed.map(({ id, because }) => [id, because])).toEqual([]);
  });

  test.each(drawnFor(seed))(
    'a run of its rule alone fails because of %s',
    async (id, { breaks, readings }) => {
      const profile = { ...drawnReadings(seed), ...readings };

      expect(await failedAlone(id, breaks, { profile, seed })).toEqual([breaks]);
    },
  );
});
