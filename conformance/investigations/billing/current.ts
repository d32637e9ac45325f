import { answerTime } from '../../rules/answer-time.js';
import { scenario } from '../../scenarios/scenario.js';
import { getUsage, linesOf } from './usage.js';

/** Periods may be written as dates, in whatever zone, and with their last day for their end. */
const toleranceMs = 2 * 86_400_000;
const [attempts, pauseMs] = [4, 2500];

/** The usage of the current billing period (section 4.3). */
export const currentUsage = scenario({
  id: 'billing/current-usage',
  rules: ['usage.current'],
  needs: ['billing', 'token'],
  requests: attempts,
  async record(recorder, context) {
    recorder.step('get the usage');
    let answer = await getUsage(context);
    let lines = linesOf(recorder.body(answer));
    for (let attempt = 1; attempt < attempts && lines.length === 0; attempt += 1) {
      await context.wait(pauseMs);
      answer = await getUsage(context);
      lines = linesOf(recorder.body(answer));
    }
    if (lines.length === 0) return recorder.cannot('usage.current', 'there are no usage records');
    const dated = lines.filter(({ startsAt, endsAt }) => startsAt !== undefined || endsAt !== undefined);
    if (dated.length === 0) {
      return recorder.skip(
        'usage.current',
        'no usage record shows its `period_start` or `period_end`: map it with --overlay',
      );
    }
    const { earliest, latest } = answerTime(answer);
    const other = dated.find(
      ({ startsAt = latest, endsAt = earliest }) =>
        startsAt > latest + toleranceMs || endsAt < earliest - toleranceMs,
    );
    recorder.see(
      'usage.current',
      other === undefined,
      () => ({
        at: 'records',
        expected: `billing periods that ${new Date(latest).toISOString()} lies in`,
        received: `one from ${dayOf(other?.startsAt)} to ${dayOf(other?.endsAt)}`,
      }),
      answer,
    );
  },
});

function dayOf(time: number | undefined): string {
  return time === undefined ? 'an unknown day' : new Date(time).toISOString().slice(0, 10);
}
