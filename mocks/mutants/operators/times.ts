import type { Clock } from '../../state/clock.js';
import { refusingReply } from '../on-reply.js';
import { leftMs } from '../session.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';

const dayMs = 86_400_000;
const sixMinutesMs = 360_000;
/** More than half of the lifetime of an invitation (section 3), and less than all of it. */
const offMs = 8 * dayMs;

/** Faults of the times at which things begin and end, in one operation only. */
export const timeOperators: Readonly<Record<string, Operator>> = {
  'clock-behind': clockOff(-offMs, 'behind'),
  'clock-ahead': clockOff(offMs, 'ahead'),
  'credential-ends-early': {
    says: 'One operation takes a token for expired that has less than six minutes to live.',
    mutate: ({ id, hasCredential }) =>
      hasCredential
        ? [
            {
              mutation: `${id} takes a token for expired that has less than six minutes to live.`,
              hooks: { answer: refusingReply(id, 401, (scene) => leftMs(scene) < sixMinutesMs) },
            },
          ]
        : [],
  },
};

/** Whether something expires by itself: only then does it show which time an operation uses. */
const isTimed = ({ resource, answer }: Facts): boolean =>
  resource?.kind === 'invitation' || answer.some(({ path }) => /expires/i.test(path.at(-1) ?? ''));

function clockOff(byMs: number, how: string): Operator {
  const says = `goes by a clock that is eight days ${how}.`;
  return {
    says: `One operation ${says}`,
    mutate: (facts) =>
      isTimed(facts)
        ? [
            {
              mutation: `${facts.id} ${says}`,
              hooks: {
                handle: ({ operation, call, world, next }) =>
                  operation === facts.id ? next(call, { ...world, clock: moved(world.clock, byMs) }) : next(),
              },
            },
          ]
        : [],
  };
}

const moved = (clock: Clock, byMs: number): Clock => ({ now: () => clock.now() + byMs });
