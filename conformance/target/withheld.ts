import { EndScenario } from './end-scenario.js';

/** A request that was not sent, for the sake of whomever it would have harmed. */
export class Withheld extends EndScenario {
  constructor(because: string, kind: EndScenario['kind'] = 'skipped') {
    super(kind, because);
  }
}

/** Whether a case was performed, or held back because one more request might have harmed somebody. */
export type Performed = 'performed' | 'withheld';

/** What `send` brings; undefined where it was withheld. */
export async function unlessWithheld<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Withheld) return undefined;
    throw error;
  }
}
