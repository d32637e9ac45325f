import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pdk } from '../fixtures/pdk.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';

/** How each shell is asked to complete a command line that ends in an unfinished word. */
const asking: Readonly<Record<string, (script: string, words: readonly string[]) => string>> = {
  bash: (script, words) =>
    `source ${script}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _pdk; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (script, words) =>
    `compdef() { }; compadd() { shift; print -l -- "$@" }; _files() { }; _describe() { print -l -- "\${commands[@]%%:*}" }
     source ${script}; words=(${words.join(' ')}); CURRENT=${words.length}; _pdk`,
  fish: (script, words) => `source ${script}; complete -C '${words.join(' ')}'`,
};

test.each(Object.entries(asking))(
  '%s completes commands, their subcommands and options',
  async (shell, ask) => {
    const { code, stdout } = await pdk(['completion', shell]);
    const script = join(temporaryFolder(), 'pdk');
    writeFileSync(script, stdout);
    const completed = (...words: string[]) =>
      execFileSync(shell, ['-c', ask(script, ['pdk', ...words])], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.split('\t')[0]);

    expect(code).toBe(0);
    expect(completed('do')).toEqual(expect.arrayContaining(['docs', 'doctor']));
    expect(completed('conform', '--pe')).toContain('--people-url');
    expect(completed('profile', 'd')).toContain('diff');
    expect(completed('completion', 'z')).toContain('zsh');
  },
);
