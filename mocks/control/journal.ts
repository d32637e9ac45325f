import type { Filter } from '../journal/filter.js';
import type { JournalEntry } from '../journal/shown.js';
import type { Expectation, Verdict } from '../journal/verify.js';
import { ControlError, type Perform } from './handler.js';

/** Thrown if calls differ from the expectations. The message says what is missing, and which calls came closest. */
export class VerificationError extends ControlError {
  override readonly name = 'VerificationError';
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(verdict.message);
    this.verdict = verdict;
  }
}

/** How long to wait, and for how many calls. */
export interface Waiting {
  /** The number of calls. Default 1. */
  readonly count?: number;
  /** Real time, at most 30,000. Default 5000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Recorded requests and responses. Secrets are never shown. */
export type MockJournal = Readonly<ReturnType<typeof journalOf>>;

/** Creates the in-process journal. It throws if `perform` refuses an operation. */
export function journalOf(perform: Perform) {
  const path = {};
  const list = async (filter: Filter = {}, most?: number): Promise<readonly JournalEntry[]> => {
    const body = { filter, ...(most === undefined ? {} : { most }) };
    return (await perform('searchJournal', { path, body })).entries;
  };
  return {
    /** Returns the calls that match a filter, in order of arrival, or only the newest `most`. */
    list,
    count: async (filter: Filter = {}) => (await perform('countJournal', { path, body: filter })).count,
    /**
     * Resolves with the calls as soon as there are enough. Rejects with a ControlError if they do not arrive in time, and with the
     * reason of the signal if it is aborted.
     */
    waitFor: async (filter: Filter = {}, { signal, ...waiting }: Waiting = {}) => {
      signal?.throwIfAborted();
      const call = { path, body: { filter, ...waiting }, ...(signal === undefined ? {} : { signal }) };
      const { isMet, message } = await perform('waitForJournal', call);
      signal?.throwIfAborted();
      if (!isMet) throw new ControlError(message ?? '');
      return list(filter);
    },
    /**
     * Verifies that each expected call came as often as it should, and in this order with `inOrder`. An expectation without
     * `times`, `atLeast` or `atMost` requires at least one call. Rejects with a VerificationError that says what is missing.
     */
    verify: async (
      expectations: readonly Expectation[],
      { inOrder = false }: { readonly inOrder?: boolean } = {},
    ): Promise<Verdict> => {
      const body = { expectations: [...expectations], inOrder };
      const verdict = await perform('verifyJournal', { path, body });
      if (!verdict.passed) throw new VerificationError(verdict);
      return verdict;
    },
    /** Exports HTTP Archive 1.2, which browsers and other HAR viewers read. */
    toHar: (filter: Filter = {}) => perform('exportJournal', { path, body: filter }),
    clear: (): Promise<void> => perform('clearJournal', { path, body: undefined }),
    /** Returns how many entries were dropped because the journal was full. */
    dropped: async () => (await perform('countJournal', { path, body: {} })).dropped,
  };
}
