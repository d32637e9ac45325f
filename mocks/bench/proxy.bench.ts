import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { demo } from '../../spec/demo/demo.js';
import { body, headers, root } from './contestants.bench.js';
import { median } from './figures.bench.js';

// `npm run bench:proxy`: measures find at the mock, directly and through `pdk proxy`, which judges every answer, in turns and
// at a rate that both can sustain. The difference is what the proxy adds.

const [rounds, secondsPerRound, perSecond, connections] = [5, 6, 50, 4];

/** Starts a command of the kit, and waits until it prints the address of its people interface. */
async function started(...words: string[]): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['dist/cli.js', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+\/people\/v1/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`pdk ${words[0]} ended before it said where it is`);
}

async function latencies(url: string): Promise<autocannon.Result['latency']> {
  const result = await autocannon({
    url: `${url}/${demo.org}/find`,
    method: 'POST',
    headers,
    body,
    connections,
    duration: secondsPerRound,
    overallRate: perSecond,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls of ${url} failed`);
  return result.latency;
}

const mock = await started('mock', '--port', '0', '--control-port', '0');
const proxy = await started('proxy', '--people-url', mock.url, '--port', '0');
await latencies(mock.url);
await latencies(proxy.url);
const added: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const [straight, through] = [await latencies(mock.url), await latencies(proxy.url)];
  added.push(through.p99 - straight.p99);
  process.stdout.write(
    `round ${round}: p50 ${straight.p50} → ${through.p50} ms, p99 ${straight.p99} → ${through.p99} ms\n`,
  );
}
process.stdout.write(`the proxy adds ${median(added)} ms at p99 (median of ${rounds} rounds)\n`);
for (const { child } of [proxy, mock]) {
  child.kill('SIGINT');
  await once(child, 'exit');
}
