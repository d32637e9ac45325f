import { InvalidArgumentError } from 'commander';

/** Parses a whole number of at most 15 digits. @param least 0, or 1 */
export const wholeFrom =
  (least: 0 | 1) =>
  (text: string): number => {
    if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number of ${least} or more.`);
  };

/** Collects the values of an option that may be repeated. */
export const collected = (value: string, earlier: readonly string[] = []): readonly string[] => [
  ...earlier,
  value,
];

/** Prints a result: as JSON for machines, else as text. */
export const print = (json: boolean | undefined, value: unknown, text: () => string): void =>
  void process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : text());
