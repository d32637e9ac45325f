import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ConformanceOptions, checkConformance } from '../../conformance/conform.js';
import { httpTransport } from '../../conformance/target/transport.js';
import { startPrism, violationsIn } from '../../fixtures/prism.js';
import { interfaces } from '../../spec/contract/documents.js';
import { createMock, type Mock } from '../host/mock.js';
import { targetOf } from '../mutants/matrix/in-process.js';
import { computedMutants } from '../mutants/operators/computed.js';
import { excuseFor } from '../mutants/operators/equivalents.js';

// `npm run bench:peers [every n-th mutant] [seconds]`: this kit, schemathesis and `prism proxy` check the same computed mutants,
// which are not hand-picked and must be noticed, for the same time each, with the same credentials, at every interface.
// Schemathesis runs all of its phases, with all of its checks and as many examples as the time allows. Prism sends nothing
// itself: it checks all traffic of the kit's run. A mutant is noticed if a peer reports a problem that it does not report in two
// runs on the unmodified mock. A peer that is not installed has no row.

const root = resolve(import.meta.dirname, '../..');
const everyNth = Number(process.argv[2] ?? 60);
const seconds = Number(process.argv[3] ?? 120);

interface Peer {
  readonly name: string;
  /** Why the peer cannot take part; undefined if it can. */
  missing(): string | undefined;
  /** All problems that it reports. */
  problems(mock: Mock): Promise<ReadonlySet<string>>;
}

/** A run of the kit without restrictions on what it may do. */
function runOf(mock: Mock): ConformanceOptions {
  const stop = AbortSignal.timeout(seconds * 1000);
  return { target: targetOf(mock), safety: 'full', seed: 7, thorough: false, stop };
}

const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';

const kit: Peer = {
  name: 'pdk conform',
  missing: () => undefined,
  async problems(mock) {
    const report = await checkConformance(runOf(mock));
    return new Set(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id));
  },
};

const schemathesis: Peer = {
  name: 'schemathesis',
  missing: () => missingProgram(program),
  async problems(mock) {
    const folder = mkdtempSync(join(tmpdir(), 'pdk-peer-'));
    const found = new Set<string>();
    try {
      for (const id of interfaces) {
        const file = join(folder, `${id}.xml`);
        const token = await signIn(mock);
        await run(program, [
          ...['run', join(root, `generated/${id}.json`), '--url', mock.urls[id]],
          ...['--phases', 'examples,coverage,fuzzing,stateful', '--checks', 'all', '--continue-on-failure'],
          ...['--max-time', String(seconds / interfaces.length), '--seed', '1', '--no-color'],
          ...['-H', `Authorization: Bearer ${token}`, '--report', 'junit', '--report-junit-path', file],
        ]);
        if (!existsSync(file)) throw new Error(`schemathesis left no report of ${id}: run it by hand`);
        for (const failure of junitFailures(readFileSync(file, 'utf8'))) found.add(`${id} ${failure}`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return found;
  },
};

const prismProxy: Peer = {
  name: 'prism proxy',
  missing: () => undefined,
  async problems(mock) {
    const prism = await startPrism(new URL(mock.urls.people).origin);
    const http = httpTransport();
    const found = new Set<string>();
    const asked = runOf(mock);
    await checkConformance({
      ...asked,
      target: { ...asked.target, ...prism.urls },
      transport: async (request) => {
        const response = await http.send(request);
        for (const violation of violationsIn(response.headers)) {
          if (violation.startsWith('response')) found.add(violation.replaceAll(/\d+/g, 'N'));
        }
        return response;
      },
    });
    await Promise.all([http.close(), prism.close()]);
    return found;
  },
};

async function signIn(mock: Mock): Promise<string> {
  const { clientId, clientSecret } = mock;
  const answer = await fetch(`${mock.urls.identity}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'clientCredentials', clientId, clientSecret }),
  });
  const body: unknown = await answer.json().catch(() => ({}));
  const token = typeof body === 'object' && body !== null && 'accessToken' in body ? body.accessToken : '';
  return String(token);
}

/** The failed operations and checks. */
function junitFailures(xml: string): string[] {
  return [...xml.matchAll(/<testcase name="([^"]+)"[^>]*>\s*<failure[^>]*message="([^"]+)"/g)].flatMap(
    ([, operation = '', codes = '']) => codes.split(/,\s*/).map((code) => `${operation} ${code}`),
  );
}

function missingProgram(program: string): string | undefined {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `${program} is not installed`;
  }
}

/** Ignores the exit code, as a peer that finds problems does not exit with 0: its report shows them. */
function run(program: string, words: readonly string[]): Promise<void> {
  return new Promise((done) => {
    // Each peer has a time limit of its own; this one is for peers that hang.
    execFile(program, [...words], { timeout: 2000 * seconds, maxBuffer: 64 * 2 ** 20 }, () => done());
  });
}

interface Score {
  kills: number;
  requests: number;
  seconds: number;
}

async function look(
  peer: Peer,
  id: string | undefined,
): Promise<{ problems: ReadonlySet<string>; requests: number }> {
  let requests = 0;
  const mock = await createMock({
    port: 0,
    controlPort: 0,
    ...(id === undefined ? {} : { mutant: id }),
    onExchange: () => {
      requests += 1;
    },
  });
  try {
    return { problems: await peer.problems(mock), requests };
  } finally {
    await mock.close();
  }
}

const due = [...computedMutants()].flatMap(([id, mutant]) => (excuseFor(id, mutant) ? [] : [id]));
const chosen = due.filter((_, index) => index % everyNth === 0);
const peers = [kit, schemathesis, prismProxy].filter((peer) => {
  const why = peer.missing();
  if (why !== undefined) process.stdout.write(`SKIPPED ${peer.name}: ${why}\n`);
  return why === undefined;
});
process.stdout.write(`${chosen.length} of ${due.length} mutants, ${seconds} s for each look\n`);
const kills = new Map<string, string[]>();
for (const peer of peers) {
  const score: Score = { kills: 0, requests: 0, seconds: 0 };
  const looks = [await look(peer, undefined), await look(peer, undefined)];
  const honest = new Set(looks.flatMap(({ problems }) => [...problems]));
  const startedAt = performance.now();
  for (const id of chosen) {
    const { problems, requests } = await look(peer, id);
    score.requests += requests;
    if ([...problems].every((problem) => honest.has(problem))) continue;
    score.kills += 1;
    kills.set(id, [...(kills.get(id) ?? []), peer.name]);
  }
  score.seconds = (performance.now() - startedAt) / 1000;
  const perThousand = score.requests === 0 ? 0 : (score.kills * 1000) / score.requests;
  process.stdout.write(
    `${peer.name.padEnd(14)} ${String(score.kills).padStart(4)} kills  ${String(score.requests).padStart(7)} requests  ${perThousand.toFixed(2).padStart(7)} kills per 1000 requests  ${score.seconds.toFixed(0).padStart(5)} s  ${honest.size} problems about the honest mock\n`,
  );
}
for (const id of chosen)
  process.stdout.write(`${id.padEnd(40)} ${(kills.get(id) ?? ['nobody']).join(', ')}\n`);
