import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import {
  body,
  type Contestant,
  headers,
  others,
  root,
  startBare,
  startMock,
  startPrism,
} from './contestants.bench.js';
import { type Figure, median, report } from './figures.bench.js';

// `npm run bench`: find with one lookup and five people, in turns on this mock, on bare node:http and on other mocks; how long
// starts take; and what 100,000 contacts take (ledger.bench.ts). `--rounds 3` for fewer of five, `--contacts` for others.

const given = process.argv.indexOf('--rounds');
const rounds = given < 0 ? 5 : Number(process.argv[given + 1]);
const secondsPerRound = 3;
const connections = 16;

async function measure({ url }: Contestant) {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections,
    duration: secondsPerRound,
  });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with other than 2xx`);
  return { speed: result.requests.average, p99: result.latency.p99 };
}

/** Starts a contestant once a round, and leaves the last running: a single start may be the first after a build. */
async function again(start: () => Promise<Contestant>): Promise<Contestant> {
  const times: number[] = [];
  for (;;) {
    const started = await start();
    times.push(started.readyMs);
    if (times.length >= rounds) return { ...started, readyMs: median(times) };
    await started.stop();
  }
}

/** The figures of find: what each one answers, and how that compares to bare node:http. */
async function findFigures(): Promise<readonly Figure[]> {
  const mock = await startMock();
  const answer = await (await fetch(mock.url, { method: 'POST', headers, body })).text();
  await mock.stop();
  const contestants = [await again(() => startBare(answer)), await again(startMock), await again(startPrism)];
  for (const { program, start } of others) {
    if (program) contestants.push(await again(() => start(answer, program)));
  }
  const came = contestants.map((contestant) => ({
    contestant,
    speeds: [] as number[],
    p99s: [] as number[],
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { contestant, speeds, p99s } of came) {
      const { speed, p99 } = await measure(contestant);
      speeds.push(speed);
      p99s.push(p99);
      console.error(
        `round ${round} of ${rounds}: ${contestant.name} ${Math.round(speed)} requests per second`,
      );
    }
  }
  for (const contestant of contestants) await contestant.stop();
  const [bare = { speeds: [], p99s: [] }] = came;
  const measured = came.flatMap(({ contestant: { name, readyMs }, speeds, p99s }): Figure[] => [
    [`find, requests/s: ${name}`, median(speeds)],
    [`find, of bare: ${name}`, median(speeds) / median(bare.speeds)],
    [`find, p99 ms: ${name}`, median(p99s)],
    [`find, p99 of bare: ${name}`, median(p99s) / median(bare.p99s)],
    [`ready, ms: ${name}`, readyMs],
  ]);
  const missing = others.filter(({ program }) => !program);
  return [...measured, ...missing.map(({ name, is }): Figure => [`find: ${name}`, `not here: give ${is}`])];
}

/** The medians of a few runs of a process, in milliseconds: the whole of it, or what it prints. */
function startFigures(): readonly Figure[] {
  const cli = join(root, 'dist/cli.js');
  const inProcess = `
    const { createMock } = await import(${JSON.stringify(join(root, 'dist/mocks/mock.js'))});
    await createMock();
    const start = performance.now();
    await createMock();
    console.log(performance.now() - start);`;
  const run = (...words: string[]) => {
    const start = performance.now();
    const printed = execFileSync(process.execPath, words, { encoding: 'utf8' });
    return { wholeMs: performance.now() - start, printed };
  };
  const runs = Array.from({ length: 2 * rounds + 1 }, () => ({
    helpMs: run(cli, '--help').wholeMs,
    nodeMs: run('-e', '0').wholeMs,
    secondMs: Number(run('--input-type=module', '-e', inProcess).printed),
  }));
  return [
    ['node -e 0, ms', median(runs.map(({ nodeMs }) => nodeMs))],
    ['pdk --help, ms', median(runs.map(({ helpMs }) => helpMs))],
    ['second mock in a process, ms', median(runs.map(({ secondMs }) => secondMs))],
  ];
}

/** In a process of its own, as its memory is a figure. */
function contactFigures(): readonly Figure[] {
  const words = ['--import', 'tsx', join(import.meta.dirname, 'ledger.bench.ts'), ...process.argv.slice(2)];
  const printed = execFileSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return printed
    .trim()
    .split('\n')
    .flatMap((line): Figure[] => {
      const { name, seconds, heldMb }: { name: string; seconds: number; heldMb: number } = JSON.parse(line);
      return [
        [`contacts, s: ${name}`, seconds],
        [`contacts, MB after it: ${name}`, heldMb],
      ];
    });
}

report([...(await findFigures()), ...startFigures(), ...contactFigures()]);
