import type { QuestionId } from '../../generated/questions.js';
import { look } from '../checks/exchanges/looked.js';
import { type JudgeOptions, judgeFiles } from '../judge/judge.js';
import type { LearnedReport } from './learned-report.js';
import { rowOf } from './learned-report.js';
import { subjectsOf } from './subjects.js';

/** What recorded traffic shows of open questions. Nothing is sent; throws a UsageError for a file that cannot be read. */
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
    // What is seen is told without any value of the traffic.
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
