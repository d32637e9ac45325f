/** Upper bounds of durations in seconds, each with its label. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity].map(
  (most) => [most, `le="${most === Infinity ? '+Inf' : most}"`] as const,
);

const families = {
  pdk_mock_requests_total: [
    'counter',
    'Calls of the service that were answered; status 0 where the connection was reset.',
  ],
  pdk_mock_request_duration_seconds: ['histogram', 'Until an answer was ready.'],
  pdk_mock_faults_struck_total: ['counter', 'Calls and webhooks that a fault struck.'],
  pdk_mock_webhook_attempts_total: ['counter', 'Attempts to deliver a webhook.'],
  pdk_mock_webhooks_total: ['counter', 'Webhooks that were delivered or given up.'],
  pdk_mock_worlds: ['gauge', 'Worlds that there are.'],
} as const;

type Family = keyof typeof families;
type Labels = Readonly<Record<string, string>>;

/** A value of a series, which its counters hold: no call has to look it up by a text with all labels. */
interface Cell {
  value: number;
}

/** The metrics of a mock over all of its worlds. By hand: a Prometheus client would bring a tracing API along. */
export class Metrics {
  /** The values of each family, by series with labels. */
  readonly #values = new Map<Family, Map<string, Cell>>();
  /** By operation and status. */
  readonly #calls = new Map<string, ReturnType<Metrics['ofCalls']>>();

  /** @param operation its id; undefined if none was found */
  called(operation = 'none', status: number, durationMs: number): void {
    const key = `${operation} ${status}`;
    const calls = this.#calls.get(key) ?? this.ofCalls(operation, status);
    this.#calls.set(key, calls);
    const seconds = durationMs / 1000;
    calls.total.value += 1;
    calls.seconds.value += seconds;
    calls.count.value += 1;
    for (const [most, cell] of calls.within) if (seconds <= most) cell.value += 1;
  }

  struck(on: string): void {
    this.#cell('pdk_mock_faults_struck_total', written({ on })).value += 1;
  }

  attempted(outcome: 'delivered' | 'failed'): void {
    this.#cell('pdk_mock_webhook_attempts_total', written({ outcome })).value += 1;
  }

  ended(status: 'delivered' | 'failed'): void {
    this.#cell('pdk_mock_webhooks_total', written({ status })).value += 1;
  }

  text(worlds: number): string {
    const lines = Object.entries(families).map(([name, [type, help]]) => {
      const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
      if (type === 'gauge') return `${head}${name} ${worlds}\n`;
      const values = [...this.#values].find(([family]) => family === name)?.[1] ?? [];
      return head + [...values].map(([series, { value }]) => `${series} ${value}\n`).join('');
    });
    return lines.join('');
  }

  private ofCalls(operation: string, status: number) {
    const of = written({ operation });
    const timed = (labels: string, part: string) =>
      this.#cell('pdk_mock_request_duration_seconds', labels, part);
    return {
      total: this.#cell('pdk_mock_requests_total', `${of},${written({ status: String(status) })}`),
      within: buckets.map(([most, le]) => [most, timed(`${of},${le}`, '_bucket')] as const),
      seconds: timed(of, '_sum'),
      count: timed(of, '_count'),
    };
  }

  #cell(family: Family, labels: string, part = ''): Cell {
    const values = this.#values.get(family) ?? new Map<string, Cell>();
    this.#values.set(family, values);
    const series = `${family}${part}{${labels}}`;
    const cell = values.get(series) ?? { value: 0 };
    values.set(series, cell);
    return cell;
  }
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',');
}
