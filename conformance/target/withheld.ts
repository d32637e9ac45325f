import { EndScenario } from './end-scenario.js';

/** Thrown instead of sending a request that might do harm. */
export class Withheld extends EndScenario {
  constructor(because: string, kind: EndScenario['kind'] = 'skipped') {
    super(kind, because);
  }
}

/** Whether a case was performed, or withheld because one more request might have done harm. */
export type Performed = 'performed' | 'withheld';

/** Returns the result of `send`; undefined if it was withheld. */
export async function unlessWithheld<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Withheld) return undefined;
    throw error;
  }
}
