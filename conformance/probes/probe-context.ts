import type { RuleId } from '../../generated/rules.js';
import type { CheckContext } from '../scene/check-context.js';
import { createRecorder } from '../scene/recorder.js';
import type { Scene } from '../scene/scene.js';
import type { Exchange } from '../target/exchange.js';
import type { Known } from '../view/pool.js';

/** What a probe works with. */
export interface ProbeContext extends CheckContext {
  /** Somebody the target has shown, who is found alone by this lookup. Ends the probe where nobody was. */
  someone(): Known;
  /** A lookup that finds several people. Ends the probe where there is none. */
  several(): Known;
  /**
   * The answer to a find of `someone`, with `size` 5 and nothing else: what every odd find is held against. It succeeded, or
   * the probe ends.
   */
  goodFind(): Promise<Exchange>;
  /** What several probes need is made once in each round. @param key names it */
  shared<T>(key: string, make: () => Promise<T>): Promise<T>;
}

/** A probe as a scenario, so that it can make things and wait for them as those do. What that tells of rules is dropped. */
export function sceneOf(t: ProbeContext): Scene {
  return { ...t, ...createRecorder<RuleId>([], t.worked), goesOn: false };
}
