import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { startPrism } from '../../fixtures/prism.js';
import { demo } from '../../spec/demo/demo.js';

// `npm run bench`: find with one lookup and five people, on this mock, on bare node:http that parses the body and writes the same
// answer, and on `prism mock` of the contract; in turns, so that all run under the same conditions.

const root = resolve(import.meta.dirname, '../..');
const rounds = 5;
const secondsPerRound = 3;
const connections = 16;
const body = JSON.stringify({
  matches: [{ fields: [{ field_name: 'name', search_term: 'John Smith' }] }],
  size: 5,
});
const headers = { 'content-type': 'application/json', authorization: `Bearer ${demo.apiKey}` };

interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a server, waits until it answers, and measures how long both took. */
async function timed(
  name: string,
  start: () => Promise<Omit<Contestant, 'name' | 'readyMs'>>,
): Promise<Contestant> {
  const started = performance.now();
  return { name, ...(await start()), readyMs: performance.now() - started };
}

/** Starts a process, which prints a line once it listens. */
async function startProcess(words: readonly string[], url: string) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.stdout.resume();
  return { url, stop: async () => void (await Promise.all([once(child, 'exit'), child.kill()])) };
}

/** The minimum work in Node: parses the body as JSON and writes the same answer as JSON. */
function startBare(answer: unknown) {
  const source = `
    const answer = ${JSON.stringify(answer)};
    require('node:http').createServer((request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        JSON.parse(Buffer.concat(parts).toString('utf8'));
        const text = JSON.stringify(answer);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      });
    }).listen(4712, '127.0.0.1', () => console.log('ready'));`;
  return startProcess(['-e', source], 'http://127.0.0.1:4712/');
}

async function measure(url: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections,
    duration: secondsPerRound,
  });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with other than 2xx`);
  return result.requests.average;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const mockUrl = `http://127.0.0.1:4710/people/v1/${demo.org}/find`;
const command = ['dist/cli.js', 'mock', '--port', '4710', '--quiet', '--json'];
const mock = await timed('pdk mock', () => startProcess(command, mockUrl));
const answer: unknown = await (await fetch(mockUrl, { method: 'POST', headers, body })).json();
const bare = await timed('bare node:http', () => startBare(answer));
const prism = await timed('prism mock -v silent', async () => {
  const { urls, close } = await startPrism();
  return { url: `${urls.peopleUrl}/${demo.org}/find`, stop: close };
});

const contestants = [bare, mock, prism];
const speeds = new Map(contestants.map(({ name }) => [name, [] as number[]]));
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, url } of contestants) {
    const speed = await measure(url);
    speeds.get(name)?.push(speed);
    console.error(`round ${round} of ${rounds}: ${name} ${Math.round(speed)} requests per second`);
  }
}
for (const contestant of contestants) await contestant.stop();

const base = median(speeds.get(bare.name) ?? []);
console.log('\nPOST find, one lookup, five people, 16 connections; median of 5 rounds, in turns\n');
console.log(
  `${'server'.padEnd(22)}${'req/s'.padStart(8)}${'vs bare'.padStart(10)}${'ready ms'.padStart(10)}`,
);
for (const { name, readyMs } of contestants) {
  const speed = median(speeds.get(name) ?? []);
  const ratio = (speed / base).toFixed(2);
  console.log(
    `${name.padEnd(22)}${String(Math.round(speed)).padStart(8)}${ratio.padStart(10)}${String(Math.round(readyMs)).padStart(10)}`,
  );
}
