import { performances } from '../checks/registry/registry.js';
import { capabilitiesOf } from '../target/target.js';
import { reserved } from './exploration.js';
import { favouring } from './favouring.js';
import { needOf } from './forecast/needs.js';
import { groundwork, type ResolvedOptions } from './options/run-options.js';
import { type Planned, plan } from './plan.js';
import { shardOf } from './shard.js';

/** What a run with these options performs. */
export function plannedFor(options: ResolvedOptions): Planned[] {
  const requests = options.planned - reserved(options.budget) - groundwork[options.safety];
  const planned = plan(
    (options.shard ? shardOf(performances, options.shard) : performances).filter(options.performs),
    capabilitiesOf(options.target, options.safety),
    options.wanted,
    requests,
  );
  const { observed, wanted, maxCredits } = options;
  const favoured = observed === undefined ? planned : favouring(planned, observed, wanted, requests);
  return maxCredits === undefined ? favoured : sparing(favoured, maxCredits);
}

/** Of what may be spent, this part is for what is planned; the other is for looking for people, and for failures. */
const forPlanned = 0.5;
/** What takes more than this part alone leaves nothing for many others. */
const dear = 0.1;

/** Where credits do not suffice for all, everything is performed less often, and what costs most comes last. */
export function sparing(planned: readonly Planned[], credits: number): Planned[] {
  const costOf = ({ investigation, runs }: Planned) => runs * needOf(investigation.id).credits;
  const wanted = planned.reduce((total, each) => total + costOf(each), 0);
  if (wanted <= credits * forPlanned) return [...planned];
  const share = (credits * forPlanned) / wanted;
  const fewer = planned.map((each) =>
    costOf(each) === 0 || each.runs === 0
      ? each
      : { ...each, runs: Math.max(1, Math.ceil(each.runs * share)) },
  );
  // What moves the time of the service stays at the end.
  const rank = ({ investigation }: Planned) =>
    investigation.movesTime ? 2 : needOf(investigation.id).credits > credits * dear ? 1 : 0;
  return fewer.toSorted((a, b) => rank(a) - rank(b));
}
