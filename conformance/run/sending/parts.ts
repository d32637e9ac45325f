import type { Secrets } from '../../judging/secrets.js';
import type { OwnedResources } from '../../resources/owned-resources.js';
import type { Exchange } from '../../target/exchange.js';
import type { Pool } from '../../view/pool.js';
import type { ResolvedOptions } from '../options/run-options.js';
import type { Budget } from './budget.js';
import type { Patience } from './patience.js';

/** What everything that sends works with: for whom it sends, within which bounds, and who is told what came of it. */
export interface SendingParts {
  readonly options: ResolvedOptions;
  readonly budget: Budget;
  readonly patience: Patience;
  readonly owned: OwnedResources;
  readonly secrets: Secrets;
  readonly pool: Pool;
  /** Told of every exchange, in the order in which answers arrive. */
  readonly record: (exchange: Exchange) => void;
  /** The investigation that is at work now. */
  readonly investigation: () => string;
}
