import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { broken, held, reportWith } from '../../fixtures/report-rows.js';
import type { KnownFailure } from '../report/report.js';
import { against, baselineIn, updated, updateFor } from './baseline.js';

const today = '2026-11-23';
const said = { reason: 'new ranking', owner: 'search team', expires: '2027-01-31' };
const known: KnownFailure = { rule: 'find.at-most-size', operation: 'find', ...said };

test('failures that are not known are added, one for each operation at which they occur', () => {
  const update = updateFor(
    reportWith([broken('find.at-most-size', 'find', 'search')]),
    { known: [known] },
    said,
    today,
  );
  expect(update).toMatchObject({ added: [{ ...known, operation: 'search' }], removed: [], expired: [] });
});

test('nothing is added without a reason and an owner', () => {
  const report = reportWith([broken('find.at-most-size', 'find')]);
  const add = () => updateFor(report, { known: [] }, { expires: '2027-01-31' }, today);
  expect(add).toThrow('find.at-most-size at find: these failures are new; give their --reason');
});

test('entries of rules that hold now are removed, and everything else in the file stays as it was written', () => {
  const text = `# Ask the search team first.
known:
  - rule: find.at-most-size # since March
    operation: find
    reason: new ranking
    owner: search team
    expires: 2027-01-31
  - { rule: find.empty-matches, operation: find, reason: r, owner: o, expires: 2027-01-31 }
`;
  const report = reportWith([broken('find.at-most-size', 'find'), held('find.empty-matches', 'find')]);
  const update = updateFor(report, baselineIn('known.yaml', text), said, today);
  expect(updated(text, update)).toBe(text.slice(0, text.indexOf('  - { rule')));
});

test('an expired entry that still fails is renewed only if that is requested', () => {
  const text = `known:\n  - rule: find.at-most-size\n    operation: find\n    reason: r\n    owner: o\n    expires: 2026-01-31\n`;
  const report = reportWith([broken('find.at-most-size', 'find')]);
  const update = updateFor(report, baselineIn('known.yaml', text), said, today);
  expect(update.expired).toHaveLength(1);
  expect(updated(text, update)).toBe(text);
  expect(updated(text, { ...update, isRenewed: true })).toBe(text.replace('2026-01-31', '2027-01-31'));
});

test('after an update that renews entries, the report that it was made from passes', () => {
  const rules = ['find.at-most-size', 'find.empty-matches', 'search.exists', 'verify.alignment'];
  const rows = fc.subarray(rules, { minLength: 0 });
  const days = fc.constantFrom('2026-01-01', '2027-06-01');
  const entries = fc
    .subarray(rules)
    .chain((ids) => fc.tuple(...ids.map((rule) => days.map((expires) => ({ ...known, rule, expires })))));
  fc.assert(
    fc.property(rows, entries, (failing, before) => {
      const report = reportWith(
        ['find.status-200', ...rules].map((id) =>
          failing.includes(id) ? broken(id, 'find') : held(id, 'find'),
        ),
      );
      const text = before.length === 0 ? undefined : stringify({ known: before });
      const after = updated(text, updateFor(report, { known: before }, { ...said, renew: true }, today));
      const list: { known: readonly KnownFailure[] } = parse(after);
      expect(against(report, list, today).verdict).toBe('conformant');
    }),
  );
});
