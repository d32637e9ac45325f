import type { Excuse } from '../../operators/equivalents/equivalent.js';
import { hasSurvived, percent } from './power.js';
import type { Power, PowerMatrix, PowerRow } from './row.js';

/** Formats the power of the kit for a terminal: by operator, by operation, survivors, excused mutants, the total. */
export function powerText({ total, operators, operations, rows }: PowerMatrix): string {
  const survivors = rows.filter(hasSurvived);
  const reasons = rows.flatMap(({ excuse }) => (excuse ? [excuseText(excuse)] : []));
  const excused = [...new Set(reasons)].map(
    (reason) => `  ${reasons.filter((each) => each === reason).length} × ${reason}`,
  );
  return [
    'by operator',
    ...table(operators),
    '',
    'by operation',
    ...table(operations),
    '',
    ...(survivors.length === 0 ? [] : ['survived', ...survivors.map(survivor), '']),
    ...(excused.length === 0 ? [] : ['need not be noticed', ...excused, '']),
    line('all', total, 3),
    '',
  ].join('\n');
}

const survivor = ({ mutant, mutation, because }: PowerRow): string =>
  `  ${mutant}  ${mutation}${because === undefined ? '' : ` Overlooked: ${because}.`}`;

/** Describes why a mutant need not be noticed. */
export function excuseText(excuse: Excuse): string {
  return 'question' in excuse ? `admissible under question ${excuse.question}` : excuse.unobservable;
}

function table(powers: Readonly<Record<string, Power>>): readonly string[] {
  const width = Math.max(...Object.keys(powers).map(({ length }) => length));
  return Object.entries(powers).map(([name, power]) => `  ${line(name, power, width)}`);
}

function line(name: string, power: Power, width: number): string {
  const { mutants, excused, killed, requestsToKill } = power;
  const due = `${killed} of ${mutants - excused} killed (${percent(power)})`;
  const soon = requestsToKill === undefined ? '' : `, half of them within ${requestsToKill} requests`;
  return `${name.padEnd(width)}  ${due}${soon}${excused === 0 ? '' : `, ${excused} need not be noticed`}`;
}
