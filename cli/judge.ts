import { Command } from 'commander';
import { judgeFiles } from '../conformance/judge/judge.js';
import { publish } from '../conformance/report/publish.js';
import { addObserving, observingOptions } from './options/observing.js';
import { type Given, refuse, warn } from './options/options.js';

export function command(): Command {
  const command = new Command('judge').argument('<file...>', 'recordings, or HAR files');
  return addObserving(command).action(async (files: readonly string[], given: Given) => {
    const read = await observingOptions(given, process.env);
    if ('errors' in read) return refuse(command, read.errors);
    warn({ raw: read.raw });
    const report = await judgeFiles({ ...read, files, now: () => performance.now() });
    process.exitCode = await publish(read.held(report), read);
  });
}
