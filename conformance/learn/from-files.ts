import type { QuestionId } from '../../generated/questions.js';
import { look } from '../checks/exchanges/looked.js';
import { type JudgeOptions, judgeFiles } from '../judge/judge.js';
import { type LearnedReport, rowOf } from './learned-report.js';
import { subjectsOf } from './subjects.js';

/** Learns from recorded traffic. Sends nothing; throws a UsageError for an unreadable file. */
export async function learnFromFiles(
  options: Pick<JudgeOptions, 'files' | 'bases' | 'org' | 'forms' | 'raw' | 'now'>,
  questions: (question: QuestionId) => boolean,
): Promise<LearnedReport> {
  const subjects = subjectsOf(questions, () => 'it has to be asked: pdk learn without --from');
  let exchanges = 0;
  const judged = await judgeFiles({
    ...options,
    wanted: () => false,
    onExchange(exchange) {
      exchanges += 1;
      subjects.see(look(exchange));
    },
  });
  const { target, seed, startedAt, durationMs, kit } = judged;
  return {
    target: { peopleUrl: target.peopleUrl, org: target.org },
    // Conclusions contain no value of the traffic.
    questions: [...subjects.conclude()].map(([question, conclusion]) => rowOf(question, conclusion)),
    ...(judged.complete ? {} : { incomplete: judged.reason ?? 'a recording is cut off' }),
    seed,
    requests: exchanges,
    budget: exchanges,
    startedAt,
    durationMs,
    kit,
  };
}
