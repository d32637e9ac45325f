const mebibyte = 1024 * 1024;

/** Limits of what a run receives, and of its time, so that it ends whatever the target does. */
export interface Limits {
  /** Bytes of one body, decompressed. */
  readonly bodyBytes: number;
  /** Milliseconds for one exchange, from its request to the last byte of its answer. */
  readonly exchangeMs: number;
  /** Milliseconds of all waiting: pauses that the target asks for, and the time of answers beyond a few seconds each. */
  readonly waitMs: number;
  /** Milliseconds of the whole run, without the cleanup. */
  readonly runMs: number;
}

export const defaultLimits = { bodyBytes: 64 * mebibyte, exchangeMs: 30_000, waitMs: 60_000 };

export type GivenLimits = { readonly [name in keyof Limits]?: Limits[name] | undefined };

/** The limits of a run. By default its time allows a slow service two seconds for each request. */
export function limitsFor(given: GivenLimits, budget: number, perSecond = Number.POSITIVE_INFINITY): Limits {
  const runMs = 60_000 + budget * (2000 + 1000 / perSecond);
  const wanted = Object.entries(given).filter(([, limit]) => limit !== undefined);
  return { ...defaultLimits, runMs, ...Object.fromEntries(wanted) };
}

/** Limits of the form of an answer: far beyond anything in the contract. */
export const formLimits = {
  /** Bytes of one body that is decoded and judged. Reading a larger one is aborted. */
  judgedBytes: 4 * mebibyte,
  headBytes: 64 * 1024,
  depth: 64,
  /** Values in a JSON body: members of objects and elements of arrays. */
  values: 100_000,
  textBytes: 64 * 1024,
  encodings: 2,
};

/** Formats a size, such as `64 MiB`. */
export function sizeText(bytes: number): string {
  return bytes >= mebibyte ? `${Math.round(bytes / mebibyte)} MiB` : `${Math.ceil(bytes / 1024)} KiB`;
}
