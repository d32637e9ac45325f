import type { Filter } from '../journal/filter.js';
import type { JournalEntry } from '../journal/shown.js';
import type { Expectation, Verdict } from '../journal/verify.js';
import { ControlError } from './control-error.js';
import type { Answered, Perform } from './handler.js';

/** Calls are not as expected: the message says what is missing, and what came nearest. */
export class VerificationError extends ControlError {
  override readonly name = 'VerificationError';
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(verdict.message);
    this.verdict = verdict;
  }
}

/** How long to wait, and what ends it early. */
export interface Waiting {
  /** How many calls. Default 1. */
  readonly count?: number;
  /** Real time, up to 30,000. Default 5000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** What clients sent, and what they were answered. No secret is in what it shows. */
export interface MockJournal {
  /** The calls that a filter lets through, in the order in which they came; all without one. @param most only the newest so many */
  list(filter?: Filter, most?: number): Promise<readonly JournalEntry[]>;
  count(filter?: Filter): Promise<number>;
  /**
   * Ends with the calls as soon as there are as many as that. Rejects with a ControlError when they do not come in time, with
   * the reason of the signal when that is aborted.
   */
  waitFor(filter?: Filter, waiting?: Waiting): Promise<readonly JournalEntry[]>;
  /**
   * Whether each of these calls came as often as it should, in their order with `inOrder`: at least once, where an expectation
   * has no `times`, `atLeast` or `atMost`. Rejects with a VerificationError that says what is missing.
   */
  verify(expectations: readonly Expectation[], options?: { readonly inOrder?: boolean }): Promise<Verdict>;
  /** HTTP Archive 1.2, as browsers and viewers of traffic read it. */
  toHar(filter?: Filter): Promise<Answered<'exportJournal'>>;
  clear(): Promise<void>;
  /** How many entries had to go because the journal was full. */
  dropped(): Promise<number>;
}

/** The journal in process: what `perform` refuses is thrown by it. */
export function journalOf(perform: Perform): MockJournal {
  const path = {};
  const list = async (filter: Filter = {}, most?: number) => {
    const body = { filter, ...(most === undefined ? {} : { most }) };
    return (await perform('searchJournal', { path, body })).entries;
  };
  return {
    list,
    count: async (filter = {}) => (await perform('countJournal', { path, body: filter })).count,
    waitFor: async (filter = {}, { signal, ...waiting } = {}) => {
      signal?.throwIfAborted();
      const body = { filter, ...waiting };
      const { isMet, message } = await perform('waitForJournal', {
        path,
        body,
        ...(signal === undefined ? {} : { signal }),
      });
      signal?.throwIfAborted();
      if (!isMet) throw new ControlError(message ?? '');
      return list(filter);
    },
    verify: async (expectations, { inOrder = false } = {}) => {
      const body = { expectations: [...expectations], inOrder };
      const verdict = await perform('verifyJournal', { path, body });
      if (!verdict.passed) throw new VerificationError(verdict);
      return verdict;
    },
    toHar: (filter = {}) => perform('exportJournal', { path, body: filter }),
    clear: async () => {
      await perform('clearJournal', { path, body: undefined });
    },
    dropped: async () => (await perform('countJournal', { path, body: {} })).dropped,
  };
}
