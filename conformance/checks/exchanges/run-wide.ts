import type { RuleId } from '../../../generated/rules.js';
import type { RunJudge } from '../../scene/finding.js';
import { indexAligned } from './alignment.js';
import { orderDirection } from './order-direction.js';
import { scoreScaleConstant } from './score-scale.js';

/** The judges of finds that remember what a run has shown. */
export const runJudges = {
  'find.order-direction-consistent': orderDirection,
  'person.score-scale-constant': scoreScaleConstant,
  'find.index-aligned': indexAligned,
} satisfies Partial<Record<RuleId, RunJudge>>;
