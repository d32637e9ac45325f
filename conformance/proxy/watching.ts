import type { RuleId } from '../../generated/rules.js';
import { locating } from '../judging/locate.js';
import { observedReport } from '../judging/observed-report.js';
import { createObserver } from '../judging/observer.js';
import { othersCalls } from '../judging/others-calls.js';
import { passedNotes } from '../judging/passed-notes.js';
import { createSecrets } from '../judging/secrets.js';
import { secretsHandedOut, secretsSent } from '../judging/secrets-of-others.js';
import { createRecording } from '../recording/writer.js';
import { createNames } from '../report/names.js';
import type { Report } from '../report/report.js';
import { formsOf } from '../run/options/forms.js';
import { ruleMatcher } from '../run/options/rule-glob.js';
import { addressesOf, type Target } from '../target/target.js';
import { type PassedCall, seenCall } from './seen.js';

/** Options for judging forwarded calls; they can be cloned to another thread. */
export interface WatchOptions {
  readonly target: Target;
  /** The organization, if it was given. */
  readonly org: string | undefined;
  readonly overlay: string | undefined;
  readonly rules: string | undefined;
  readonly raw: boolean;
  /** The file to record the exchanges in. */
  readonly record: string | undefined;
}

/** The call that was the first to break a rule. */
export interface FirstBroken {
  readonly rule: RuleId;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The result of judging forwarded calls. */
export interface Watched {
  readonly report: Report;
  /** A message that says how many exchanges were recorded, and where. */
  readonly recorded: string | undefined;
}

/** Judges the calls that a proxy forwards, one after the other. */
export async function createWatch(options: WatchOptions) {
  const { target, org, overlay, rules, raw, record } = options;
  const begunAt = Date.now();
  const forms = await formsOf(overlay);
  const wanted = rules === undefined ? () => true : ruleMatcher(rules);
  const secrets = createSecrets(target);
  const names = createNames(addressesOf(target));
  const observer = createObserver({ wanted, secrets, names, callers: 'others' });
  const calls = othersCalls(locating(target, forms), forms, org);
  const recording =
    record === undefined
      ? undefined
      : createRecording({
          files: [{ file: record, format: 'ndjson' }],
          target,
          seed: 0,
          startedAt: begunAt,
          raw,
          callers: 'others',
        });
  const passed = new Map<string, number>();
  let entries = 0;

  return {
    see(call: PassedCall): readonly FirstBroken[] {
      entries += 1;
      const read = calls.read(seenCall(call));
      if (read.kind === 'passed') {
        passed.set(read.because, (passed.get(read.because) ?? 0) + 1);
        return [];
      }
      const { exchange, hasBody } = read;
      for (const secret of secretsSent(exchange)) secrets.add(secret);
      const broken = observer.see(exchange, hasBody);
      for (const secret of secretsHandedOut(exchange)) secrets.add(secret);
      if (hasBody) recording?.add(exchange);
      const { method, url } = exchange.request;
      const path = names.hide(new URL(url).pathname);
      return broken.map((rule) => ({ rule, method, path, status: exchange.response.status }));
    },
    /** @param unseen the number of calls that were not passed to `see`, by reason */
    async end(unseen: ReadonlyMap<string, number>): Promise<Watched> {
      const exchanges = await recording?.finish();
      const all = new Map(passed);
      for (const [because, some] of unseen) {
        if (some > 0) all.set(because, some);
        entries += some;
      }
      const report = observedReport(
        observer,
        wanted,
        {
          target: { peopleUrl: target.peopleUrl, org: target.org },
          seed: 0,
          startedAt: begunAt,
          durationMs: Date.now() - begunAt,
          complete: true,
          notes: passedNotes(all, entries, 'call'),
        },
        raw ? undefined : names,
      );
      return {
        report,
        recorded: exchanges === undefined ? undefined : `${exchanges} exchanges written to ${record}`,
      };
    },
  };
}
