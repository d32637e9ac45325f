const mebibyte = 1024 * 1024;

/** How much a run takes from a target, and how long it waits for it. Whatever comes, it ends. */
export interface Limits {
  /** Bytes of one body, with compression undone. */
  readonly bodyBytes: number;
  /** Bytes of all bodies of a run. */
  readonly runBytes: number;
  /** Milliseconds for one exchange, from its request to the last byte of its answer. */
  readonly exchangeMs: number;
  /**
   * Milliseconds in all that are spent waiting: pauses that the target asks for, and what its answers take beyond
   * a few seconds each.
   */
  readonly waitMs: number;
  /** Milliseconds of the whole run; what it made is taken away after that. */
  readonly runMs: number;
}

export const defaultLimits: Omit<Limits, 'runMs'> = {
  bodyBytes: 64 * mebibyte,
  runBytes: 512 * mebibyte,
  exchangeMs: 30_000,
  waitMs: 60_000,
};

/** Limits, as far as they are given. */
export type GivenLimits = { readonly [name in keyof Limits]?: Limits[name] | undefined };

/**
 * The limits of a run, as far as they are not `given`. Its time leaves a slow service two seconds for each request.
 * @param budget requests at most
 * @param perSecond requests per second at most
 */
export function limitsFor(given: GivenLimits, budget: number, perSecond = Number.POSITIVE_INFINITY): Limits {
  const usual: Limits = { ...defaultLimits, runMs: 60_000 + budget * (2000 + 1000 / perSecond) };
  const { bodyBytes = usual.bodyBytes, runBytes = usual.runBytes, exchangeMs = usual.exchangeMs } = given;
  const { waitMs = usual.waitMs, runMs = usual.runMs } = given;
  return { bodyBytes, runBytes, exchangeMs, waitMs, runMs };
}

/** Bounds on the form of an answer: far beyond anything that the contract speaks of. */
export const formLimits = {
  /** Bytes of one body that are made a text and judged. What is larger is of no use, and is not read any further. */
  judgedBytes: 4 * mebibyte,
  /** Bytes of all bodies that are being read at the same time. */
  readingBytes: 16 * mebibyte,
  /** Bytes of memory, about, that answers take which the cases at work may still compare. */
  heldBytes: 64 * mebibyte,
  /** Bytes of status line and headers. */
  headBytes: 64 * 1024,
  /** Arrays and objects within each other. */
  depth: 64,
  /** Values of a JSON body, members of objects and elements of arrays. */
  values: 100_000,
  /** Bytes of one text in a JSON body. */
  textBytes: 64 * 1024,
  /** Encodings of a body on top of each other. */
  encodings: 2,
};

/** Such as `64 MiB`. */
export function sizeText(bytes: number): string {
  return bytes >= mebibyte ? `${Math.round(bytes / mebibyte)} MiB` : `${Math.ceil(bytes / 1024)} KiB`;
}
