const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a mock over all of its worlds. By hand: a Prometheus client would bring a tracing API along. */
export class Metrics {
  readonly #calls = new Counter(
    'pdk_mock_requests_total',
    'Calls of the service that were answered; status 0 where the connection was reset.',
  );
  readonly #durations = new Histogram(
    'pdk_mock_request_duration_seconds',
    'Until an answer was ready.',
    bucketsSeconds,
  );
  readonly #struck = new Counter('pdk_mock_faults_struck_total', 'Calls and webhooks that a fault struck.');
  readonly #attempts = new Counter('pdk_mock_webhook_attempts_total', 'Attempts to deliver a webhook.');
  readonly #webhooks = new Counter('pdk_mock_webhooks_total', 'Webhooks that were delivered or given up.');

  /** @param operation its id; undefined if none was found */
  called(operation: string | undefined, status: number, durationMs: number): void {
    const of = { operation: operation ?? 'none' };
    this.#calls.add({ ...of, status: String(status) });
    this.#durations.add(of, durationMs / 1000);
  }

  struck(on: string): void {
    this.#struck.add({ on });
  }

  attempted(outcome: 'delivered' | 'failed'): void {
    this.#attempts.add({ outcome });
  }

  ended(status: 'delivered' | 'failed'): void {
    this.#webhooks.add({ status });
  }

  text(worlds: number): string {
    const now = '# HELP pdk_mock_worlds Worlds that there are.\n# TYPE pdk_mock_worlds gauge\n';
    const series = [this.#calls, this.#durations, this.#struck, this.#attempts, this.#webhooks];
    return `${series.map((each) => each.text()).join('')}${now}pdk_mock_worlds ${worlds}\n`;
  }
}

type Labels = Readonly<Record<string, string>>;

class Counter {
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

class Histogram {
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
