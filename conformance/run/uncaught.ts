import { AsyncLocalStorage } from 'node:async_hooks';

type Told = (error: unknown) => void;

/** Whose work it is that throws: errors of others are none of ours. */
const owner = new AsyncLocalStorage<Told>();
let guarded = 0;

function listen(error: unknown): void {
  const broke = owner.getStore();
  if (broke) broke(error);
  // Without anybody else who listens, the process ends as if we did not listen either.
  else if (process.listenerCount('uncaughtException') === 1) throw error;
}

/** Tells of what is thrown where no caller can catch it, such as in the callback of a socket, instead of ending the process. */
export interface Guard {
  within<T>(work: () => Promise<T>): Promise<T>;
  release(): void;
}

export function guardUncaught(broke: Told): Guard {
  let isOn = false;
  return {
    within(work) {
      if (!isOn) {
        isOn = true;
        guarded += 1;
        if (guarded === 1) process.on('uncaughtException', listen);
      }
      return owner.run(broke, work);
    },
    release() {
      if (!isOn) return;
      isOn = false;
      guarded -= 1;
      if (guarded === 0) process.off('uncaughtException', listen);
    },
  };
}
