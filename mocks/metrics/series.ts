/** Distinguish the values of a series. */
export type Labels = Readonly<Record<string, string>>;

/** A counter with labels. */
export class Counter {
  readonly #head: string;
  readonly #name: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#head = headOf(name, help, 'counter');
  }

  add(labels: Labels): void {
    const key = written(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  text(): string {
    const lines = [...this.#counts].map(([labels, count]) => `${this.#name}{${labels}} ${count}\n`);
    return this.#head + lines.sort().join('');
  }
}

interface Tally {
  /** By bucket, not cumulative. */
  readonly counts: number[];
  sum: number;
}

/** A histogram with labels. */
export class Histogram {
  readonly #head: string;
  readonly #name: string;
  readonly #most: readonly number[];
  readonly #tallies = new Map<string, Tally>();

  /** @param most the upper bounds of the buckets, ascending */
  constructor(name: string, help: string, most: readonly number[]) {
    this.#name = name;
    this.#head = headOf(name, help, 'histogram');
    this.#most = [...most, Number.POSITIVE_INFINITY];
  }

  add(labels: Labels, value: number): void {
    const key = written(labels);
    const tally = this.#tallies.get(key) ?? { counts: this.#most.map(() => 0), sum: 0 };
    this.#tallies.set(key, tally);
    const bucket = this.#most.findIndex((most) => value <= most);
    tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
    tally.sum += value;
  }

  text(): string {
    const sorted = [...this.#tallies].sort(([one], [other]) => (one < other ? -1 : 1));
    return this.#head + sorted.map(([labels, tally]) => this.#lines(labels, tally)).join('');
  }

  #lines(labels: string, { counts, sum }: Tally): string {
    let below = 0;
    const buckets = counts.map((count, bucket) => {
      below += count;
      const most = this.#most[bucket] === Number.POSITIVE_INFINITY ? '+Inf' : this.#most[bucket];
      return `${this.#name}_bucket{${labels},le="${most}"} ${below}\n`;
    });
    return `${buckets.join('')}${this.#name}_sum{${labels}} ${sum}\n${this.#name}_count{${labels}} ${below}\n`;
  }
}

const headOf = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',');
}
