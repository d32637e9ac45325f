import type { RuleId } from '../../generated/rules.js';
import { createRecorder } from '../scene/recorder.js';
import type { Scene } from '../scene/scene.js';
import type { ProbeContext } from './probe-context.js';

/** A probe as a scenario, so that it can make things and wait for them as those do. What that tells of rules is dropped. */
export function sceneOf(t: ProbeContext): Scene {
  return { ...t, ...createRecorder<RuleId>([], t.worked), goesOn: false };
}
