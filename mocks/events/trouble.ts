import type { Faults } from '../faults/faults.js';

/** What faults do to an event that is sent to one receiver. */
export interface Trouble {
  readonly copies: number;
  readonly delayMs: number;
  /** Whether it never arrives. */
  readonly isLost: boolean;
  /** Whether the next event to the same receiver overtakes it. */
  readonly letsPass: boolean;
}

/** Returns what faults do to an event that is about to be sent to a receiver. */
export function eventTrouble(faults: Faults): Trouble {
  const strikes = faults.meet(({ asked }) => asked.on === 'webhooks' && asked.lose !== 'attempt');
  const asked = strikes.map(({ fault }) => fault.asked);
  return {
    copies: asked.some(({ duplicate }) => duplicate) ? 2 : 1,
    delayMs: asked.find(({ delayMs }) => delayMs !== undefined)?.delayMs ?? 0,
    isLost: asked.some(({ lose }) => lose === 'event'),
    letsPass: asked.some(({ reorder }) => reorder),
  };
}

/** Whether a fault loses an attempt to deliver an event. */
export function losesAttempt(faults: Faults): boolean {
  return faults.meet(({ asked }) => asked.on === 'webhooks' && asked.lose === 'attempt').length > 0;
}
