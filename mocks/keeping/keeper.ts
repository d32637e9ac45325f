/** Something that is persisted periodically. */
export interface Kept {
  /** Returns another value whenever there is something to be written. */
  mark(): string;
  /** Writes everything in its current state. */
  write(): Promise<void>;
  /** Called if a write failed, once until a write succeeds again. */
  failed(error: unknown): void;
}

export interface Keeper {
  /** Writes pending changes and stops. Throws the error of the last write. */
  stop(): Promise<void>;
}

/** Calls a function periodically until it is cancelled. */
export type Every = (work: () => void) => () => void;

/**
 * Writing takes time to reach the disk, and what changes meanwhile waits for the next time: half a second leaves the other half
 * for it.
 */
const pauseMs = 500;

/** Does not keep the process alive. */
const everyHalfSecond: Every = (work) => {
  const timer = setInterval(work, pauseMs).unref();
  return () => clearInterval(timer);
};

/** Writes everything at once, and then whenever something has changed. Throws if the first write fails. */
export async function keepWriting(kept: Kept, every: Every = everyHalfSecond): Promise<Keeper> {
  let written: string | undefined;
  let isFailing = false;
  let underWay: Promise<void> | undefined;
  const write = async () => {
    const mark = kept.mark();
    await kept.write();
    written = mark;
    isFailing = false;
  };
  await write();
  const look = () => {
    if (underWay !== undefined || kept.mark() === written) return;
    underWay = write()
      .catch((error: unknown) => {
        if (!isFailing) kept.failed(error);
        isFailing = true;
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const callOff = every(look);
  return {
    stop: async () => {
      callOff();
      await underWay;
      if (kept.mark() !== written) await write();
    },
  };
}
