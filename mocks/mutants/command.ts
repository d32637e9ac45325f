import { Command } from 'commander';
import type { Mutant } from './mutant.js';

/** `pdk mutants`: the lies that the mock can tell, and the rule that each one breaks. */
export function mutantsCommand(mutants: Readonly<Record<string, Mutant>>): Command {
  return new Command('mutants').option('--json', 'as a JSON array').action(({ json }: { json?: boolean }) => {
    const listed = Object.entries(mutants).map(([id, { breaks, lie, readings }]) => ({
      id,
      breaks,
      lie,
      ...(readings ? { readings } : {}),
    }));
    const text = listed.map(({ id, breaks, lie }) => `${id}\n  breaks ${breaks}\n  ${lie}\n`).join('\n');
    const total = `${listed.length} ${listed.length === 1 ? 'mutant' : 'mutants'}`;
    process.stdout.write(
      json ? `${JSON.stringify(listed, null, 2)}\n` : [text, total].filter(Boolean).join('\n').concat('\n'),
    );
  });
}
