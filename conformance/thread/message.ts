import type { ConformOptions } from '../options/options.js';
import type { Progress } from '../report/progress.js';
import type { Report } from '../report/report.js';

/** What the thread of a run is given. It must survive being copied. */
export type Task = Omit<ConformOptions, 'reports' | 'json' | 'verbose'> & { readonly prefix: string };

/** What the thread of a run tells. */
export type Told =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The report, if the run ended now. */
  | { readonly kind: 'so-far'; readonly report: Report }
  | { readonly kind: 'done'; readonly report: Report };
