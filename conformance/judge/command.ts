import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Command } from 'commander';
import { publish } from '../report/publish.js';
import { describesTarget } from '../run/options/described.js';
import { addTextOptions, refuse } from '../run/options/on-command.js';
import type { Given } from '../run/options/settings.js';
import { warn } from '../run/options/warn.js';
import { judgeFiles } from './judge.js';
import { addOutputOptions, observedTexts, observingOptions } from './observing.js';

const manual = `
A recording of pdk conform --record or pdk proxy --record is judged as its run
was. A HAR (of a browser, of a proxy, of production) holds calls of others, of
whom nothing is known: it is judged only by what no honest service can have done.
Calls are told by method and address; where the service is not found by itself,
--people-url and its kin say where it was.

Nothing is sent. Files may be larger than memory.

Examples:
  pdk conform --record run.ndjson && pdk judge run.ndjson
  pdk judge browser.har --people-url https://staging.example/v1 --report json=report.json

Exit codes:
  0  every rule that something was seen of is kept
  1  a rule failed
  2  usage, or a file that cannot be read
  3  nothing was judged`;

/** `pdk judge`: judges recordings, without sending anything. */
export function judgeCommand(): Command {
  const command = new Command('judge').argument('<file...>', 'recordings, or HAR files');
  addTextOptions(command, (key) => observedTexts.has(key)).option('--target <file#name>', describesTarget);
  return addOutputOptions(command, 'reports and failures')
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: Given) => {
      const read = await observingOptions(given, process.env);
      if ('errors' in read) return refuse(command, read.errors);
      warn({ raw: read.raw });
      const report = await judgeFiles({
        ...read,
        files,
        onExchange: collecting(),
        now: () => performance.now(),
      });
      process.exitCode = await publish(read.held(report), read);
    });
}

/** Exchanges between two garbage collections. */
const every = 1000;

/**
 * Returns a function to call for each exchange, which collects garbage now and then. Files may be larger than memory, and V8
 * would let the heap grow to half as much again as is in use before it collects.
 */
function collecting(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  let exchanges = 0;
  return () => {
    exchanges += 1;
    if (exchanges % every === 0 && typeof collect === 'function') collect();
  };
}
