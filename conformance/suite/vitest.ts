import { describe, type TestContext, test } from 'vitest';
import { type RuleId, ruleIds, rules as rulesOf } from '../../generated/rules.js';
import { failureText } from '../report/failure.js';
import type { Report } from '../report/report.js';
import { failuresOf } from '../report/report.js';
import { plain } from '../report/text.js';
import { type RunOptions, ruleMatcher } from '../run/run-options.js';

/** The options of a run inside vitest. */
export interface SuiteOptions extends RunOptions {
  /** How long the run may take, in milliseconds. @default 600,000 */
  readonly timeoutMs?: number;
}

const page = { width: 120, paint: plain };

/**
 * Registers one test per rule, for reporters, filters and watch mode of vitest: `find.ordered: …` passes, fails with the
 * text that `pdk conform` shows, or is skipped with the reason why the rule was not observed. Judges only the rules whose tests
 * run, in a single run before the first of them. A run that proves nothing fails a test of its own.
 *
 * @example
 * conformance({ target: { peopleUrl: 'https://staging.example/v1', org: 'org_a1', token }, rules: 'find.*' });
 */
export function conformance({ rules = () => true, timeoutMs = 600_000, ...options }: SuiteOptions): void {
  const isMeant = typeof rules === 'string' ? ruleMatcher(rules) : rules;
  const meant = ruleIds.filter(isMeant);
  if (meant.length === 0)
    throw new TypeError(`no rule is meant by ${JSON.stringify(rules)}: pdk rules lists them`);

  describe(`conformance of ${options.target.peopleUrl}`, { timeout: timeoutMs }, () => {
    let run: Promise<Report> | undefined;
    /** The single run for all tests, begun by the first of them, which knows which others run. */
    const reported = ({ task }: TestContext): Promise<Report> => {
      const tasks = task.suite?.tasks ?? [];
      const left = new Set(tasks.flatMap(({ mode, name }) => (mode === 'skip' ? [name] : [])));
      // Loaded lazily, so that a test file that starts no run does not wait for it.
      run ??= import('../conform.js').then(({ checkConformance }) =>
        checkConformance({ ...options, rules: (id) => isMeant(id) && !left.has(titleOf(id)) }),
      );
      return run;
    };

    test('the run proves something', async (context) => {
      const { complete, verdict, reason } = await reported(context);
      if (complete && verdict !== 'proved-nothing' && verdict !== 'error') return;
      throw brief(reason ?? 'the run did not come to its end');
    });

    for (const id of meant) {
      test(titleOf(id), async (context) => {
        const report = await reported(context);
        const rule = report.rules.find((each) => each.id === id);
        const [failed] = failuresOf(rule ? [rule] : []);
        if (failed) throw brief(failureText(failed, report.target, page).join('\n'));
        if (rule?.verdict === 'error') throw brief(`the kit could not judge it: ${rule.because}`);
        if (rule?.verdict !== 'pass')
          context.skip(`${rule?.verdict}: ${rule?.because ?? 'nothing was seen'}`);
      });
    }
  });
}

/** An error without a stack, which would only show where the kit threw it. */
function brief(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

const titleOf = (rule: RuleId): string => `${rule}: ${rulesOf[rule].says}`;
