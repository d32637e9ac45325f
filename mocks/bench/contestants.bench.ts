import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demo } from '../../spec/demo/demo.js';

// What answers the same find in turns: this mock, the least that Node can do, and the mocks that others have.

export const root = resolve(import.meta.dirname, '../..');
export const body = JSON.stringify({
  matches: [{ fields: [{ field_name: 'name', search_term: 'John Smith' }] }],
  size: 5,
});
export const headers = { 'content-type': 'application/json', authorization: `Bearer ${demo.apiKey}` };

export interface Contestant {
  readonly name: string;
  readonly url: string;
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a process and waits until `url` answers; `readyMs` counts from the spawn. */
async function start(name: string, [command = '', ...words]: string[], url: string): Promise<Contestant> {
  const started = performance.now();
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswered(url, child);
  const readyMs = performance.now() - started;
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { name, url, readyMs, stop };
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  const attempt = () => fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  while (!(await attempt())?.ok) {
    if (child.exitCode !== null) throw new Error(`${url}: exit code ${child.exitCode} before an answer`);
    await setTimeout(5);
  }
}

const at = (port: number, path = '/find') => `http://127.0.0.1:${port}${path}`;
const node = process.execPath;

export const startMock = (): Promise<Contestant> => {
  const words = ['mock', '--port', '4710', '--control-port', '0', '--quiet', '--json'];
  return start(
    'pdk mock',
    [node, join(root, 'dist/cli.js'), ...words],
    at(4710, `/people/v1/${demo.org}/find`),
  );
};

/** The minimum work in Node: parses the body as JSON and writes the same answer as JSON. */
export const startBare = (answer: string): Promise<Contestant> => {
  const source = `
    const answer = ${answer};
    require('node:http').createServer((request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        JSON.parse(Buffer.concat(parts).toString('utf8'));
        const text = JSON.stringify(answer);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      });
    }).listen(4712, '127.0.0.1');`;
  return start('bare node:http', [node, '-e', source], at(4712));
};

export const startPrism = (): Promise<Contestant> => {
  const prism = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const words = ['mock', '-v', 'silent', '-p', '4711', join(root, 'generated/people.json')];
  return start('prism mock -v silent', [node, prism, ...words], at(4711, `/${demo.org}/find`));
};

/** Writes a file that a mock reads, and returns the folder. */
function folderWith(file: string, content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
  return folder;
}

const json = 'application/json';

function startMockoon(answer: string, command: string): Promise<Contestant> {
  const response = { uuid: 'response', body: answer, statusCode: 200, default: true };
  const responses = [{ ...response, headers: [{ key: 'Content-Type', value: json }] }];
  const routes = [{ uuid: 'find', type: 'http', method: 'post', endpoint: 'find', responses }];
  const rootChildren = [{ type: 'route', uuid: 'find' }];
  const folder = folderWith('mockoon.json', { name: 'find', port: 4713, routes, rootChildren });
  return start('Mockoon', [command, 'start', '--repair', '--data', join(folder, 'mockoon.json')], at(4713));
}

function startWireMock(answer: string, jar: string): Promise<Contestant> {
  const response = { status: 200, headers: { 'Content-Type': json }, body: answer };
  const mapping = { request: { method: 'POST', urlPath: '/find' }, response };
  const folder = folderWith('mappings/find.json', mapping);
  const words = ['-jar', jar, '--port', '4714', '--root-dir', folder, '--no-request-journal'];
  return start('WireMock', ['java', ...words], at(4714));
}

/** Mocks that are no dependency of ours, each with the variable that names its program. */
export const others = [
  { name: 'Mockoon', start: startMockoon, program: process.env['MOCKOON'], is: 'MOCKOON=…/mockoon-cli' },
  { name: 'WireMock', start: startWireMock, program: process.env['WIREMOCK'], is: 'WIREMOCK=….jar' },
];
