import { operations } from '../../generated/operations.js';
import { ruleIds } from '../../generated/rules.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { checkBySchema, checkedYaml, type Problem, problemsIn } from '../files/schema-check.js';
import { textIn } from '../files/text-in.js';
import type { KnownFailure } from '../report/report.js';

/** The known failures of a target. */
export interface Baseline {
  readonly known: readonly KnownFailure[];
}

const checkBaseline = checkBySchema<Baseline>('baseline.schema.json');

/** Reads known failures from a YAML file. Throws a UsageError that says where each problem is. */
export function readBaseline(file: string): Baseline {
  return baselineIn(file, textIn(file));
}

/** Parses known failures. @param file the name of the file in errors */
export function baselineIn(file: string, text: string): Baseline {
  const baseline = checkedYaml(file, text, checkBaseline);
  const problems = baseline.known.flatMap((entry, index) => problemsOf(entry, index, baseline));
  if (problems.length > 0) throw problemsIn(file, text, problems);
  return baseline;
}

/** Whether two entries, or an entry and a failure, are about the same rule and operation. */
export const isSame = (
  one: Pick<KnownFailure, 'rule' | 'operation'>,
  other: Pick<KnownFailure, 'rule' | 'operation'>,
): boolean => one.rule === other.rule && one.operation === other.operation;

function problemsOf(entry: KnownFailure, index: number, { known }: Baseline): readonly Problem[] {
  const at = (member: string, says: string): Problem => ({ path: ['known', String(index), member], says });
  const called = Object.keys(operations);
  return [
    ...(ruleIds.some((id) => id === entry.rule)
      ? []
      : [at('rule', `there is no rule "${entry.rule}".${suggestion(entry.rule, ruleIds)}`)]),
    ...(called.includes(entry.operation)
      ? []
      : [
          at(
            'operation',
            `there is no operation "${entry.operation}".${suggestion(entry.operation, called)}`,
          ),
        ]),
    ...(known.findIndex((each) => isSame(each, entry)) < index
      ? [at('rule', `"${entry.rule}" at ${entry.operation} stands here twice.`)]
      : []),
  ];
}
