/** How long receivers are waited for, in real time. */
export interface Patience {
  /** How long a receiver may take to answer (question events.retries). */
  readonly attemptMs: number;
  /** A receiver that let an attempt wait for so long holds up nobody else until it answers in time again. */
  readonly silenceMs: number;
  /** How long whoever moves the clock waits for all receivers together, however well they answer. */
  readonly inAllMs: number;
}

export const usualPatience: Patience = { attemptMs: 5000, silenceMs: 1000, inAllMs: 5000 };
