/** How long to wait for receivers, in real time. */
export interface Patience {
  /** How long a receiver may take to answer (question events.retries). */
  readonly attemptMs: number;
  /** A receiver that has not answered for this long holds up no caller until it answers in time again. */
  readonly silenceMs: number;
  /** How long a caller that moves the clock waits for all receivers together, however well they answer. */
  readonly inAllMs: number;
}

export const usualPatience: Patience = { attemptMs: 5000, silenceMs: 1000, inAllMs: 5000 };
