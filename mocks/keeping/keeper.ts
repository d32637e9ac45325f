/** What is kept elsewhere, again and again. */
export interface Kept {
  /** Another one whenever there is something to be written. */
  mark(): string;
  /** Writes everything as it is at this moment. */
  write(): Promise<void>;
  /** Told that a write failed, once until one succeeds again. */
  failed(error: unknown): void;
}

export interface Keeper {
  /** Writes what has changed, and nothing any more. Throws what the last write failed with. */
  stop(): Promise<void>;
}

/** Calls again and again until it is called off. */
export type Every = (work: () => void) => () => void;

/**
 * What is written takes time to reach the disk, and what changes meanwhile waits for the next time: half a second leaves the
 * other half for it.
 */
const pauseMs = 500;

/** Does not keep the process alive. */
const everyHalfSecond: Every = (work) => {
  const timer = setInterval(work, pauseMs).unref();
  return () => clearInterval(timer);
};

/** Writes everything at once, and from then on whenever something has changed. Throws what the first write fails with. */
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
