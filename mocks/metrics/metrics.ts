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

/** The metrics of a mock over all of its worlds. By hand: a Prometheus client would bring a tracing API along. */
export class Metrics {
  /** The values of each family, by series with labels. */
  readonly #values = new Map<Family, Map<string, number>>();
  /** The series of calls, by operation and status: to write their labels would take longer than to count. */
  readonly #calls = new Map<string, ReturnType<typeof seriesOf>>();

  /** @param operation its id; undefined if none was found */
  called(operation = 'none', status: number, durationMs: number): void {
    const key = `${operation} ${status}`;
    const series = this.#calls.get(key) ?? seriesOf(operation, status);
    this.#calls.set(key, series);
    const seconds = durationMs / 1000;
    this.#add('pdk_mock_requests_total', series.total);
    for (const [most, within] of series.buckets)
      this.#add('pdk_mock_request_duration_seconds', within, Number(seconds <= most));
    this.#add('pdk_mock_request_duration_seconds', series.sum, seconds);
    this.#add('pdk_mock_request_duration_seconds', series.count);
  }

  struck(on: string): void {
    this.#add('pdk_mock_faults_struck_total', `{${written({ on })}}`);
  }

  attempted(outcome: 'delivered' | 'failed'): void {
    this.#add('pdk_mock_webhook_attempts_total', `{${written({ outcome })}}`);
  }

  ended(status: 'delivered' | 'failed'): void {
    this.#add('pdk_mock_webhooks_total', `{${written({ status })}}`);
  }

  text(worlds: number): string {
    const lines = Object.entries(families).map(([name, [type, help]]) => {
      const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
      if (type === 'gauge') return `${head}${name} ${worlds}\n`;
      const values = [...this.#values].find(([family]) => family === name)?.[1] ?? [];
      return head + [...values].map(([series, value]) => `${name}${series} ${value}\n`).join('');
    });
    return lines.join('');
  }

  /** @param series what follows the name of the family */
  #add(family: Family, series: string, by = 1): void {
    const values = this.#values.get(family) ?? new Map<string, number>();
    this.#values.set(family, values);
    values.set(series, (values.get(series) ?? 0) + by);
  }
}

function seriesOf(operation: string, status: number) {
  const of = written({ operation });
  return {
    total: `{${of},${written({ status: String(status) })}}`,
    buckets: buckets.map(([most, le]) => [most, `_bucket{${of},${le}}`] as const),
    sum: `_sum{${of}}`,
    count: `_count{${of}}`,
  };
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',');
}
