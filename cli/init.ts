import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, Option } from 'commander';
import { demo } from '../spec/demo/demo.js';

/** The pipeline of each CI, and the recipe that it is a copy of. */
const pipelines = {
  github: { file: '.github/workflows/conformance.yaml', recipe: 'conformance/recipes/github.yaml' },
  gitlab: { file: '.gitlab-ci.yml', recipe: 'conformance/recipes/gitlab.yaml' },
  none: undefined,
} as const;

interface Given {
  readonly peopleUrl?: string;
  readonly org?: string;
  readonly ci?: keyof typeof pipelines;
  readonly yes?: boolean;
}

const packaged = (file: string): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('people-data-kit/package.json')), file),
    'utf8',
  );

/** `pdk init`: writes a target file, a CI workflow and a first test into this folder. Sets the exit code. */
export function command(): Command {
  return new Command('init')
    .option('--people-url <url>', `address of the people interface to check (default: ${demo.peopleUrl})`)
    .option('--org <id>', `organization of all requests (default: ${demo.org})`)
    .addOption(
      new Option('--ci <name>', 'CI to write a nightly workflow for (default: github)').choices(
        Object.keys(pipelines),
      ),
    )
    .option('--yes', 'ask nothing')
    .action(async (given: Given) => {
      const { peopleUrl, org, ci } = await answers(given);
      const pipeline = isCi(ci) ? pipelines[ci] : undefined;
      if (!URL.canParse(peopleUrl) || !isCi(ci)) {
        const wrong = isCi(ci)
          ? `"${peopleUrl}" is no URL: write it as https://host/people/v1.`
          : `"${ci}" is none of ${Object.keys(pipelines).join(', ')}.`;
        process.stderr.write(`error: ${wrong}\n`);
        process.exitCode = 2;
        return;
      }
      const files = new Map([
        ['targets.yaml', targetFile(peopleUrl, org)],
        ['people-data.test.js', packaged('examples/vitest/people-data.test.js')],
        ...(pipeline
          ? [[pipeline.file, packaged(pipeline.recipe)] as const, ['known.yaml', 'known: []\n'] as const]
          : []),
      ]);
      for (const [file, text] of files) process.stdout.write(`${written(file, text)} ${file}\n`);
      process.stdout.write(next);
    });
}

const isCi = (text: string): text is keyof typeof pipelines => Object.hasOwn(pipelines, text);

const next = `
Next:
  npm install --save-dev people-data-kit vitest
  npx vitest run                                the first test, against a mock in process
  npx pdk doctor --target targets.yaml#nightly  whether the target is reached, with its credentials
  npx pdk conform --target targets.yaml#nightly
`;

async function answers({ peopleUrl, org, ci, yes = !process.stdin.isTTY }: Given) {
  const lines = yes ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (given: string | undefined, question: string, usual: string) =>
    given ?? ((await lines?.question(`${question} (${usual}): `))?.trim() || usual);
  try {
    return {
      peopleUrl: await ask(peopleUrl, 'Address of the people interface to check', demo.peopleUrl),
      org: await ask(org, 'Organization of all requests', demo.org),
      ci: await ask(ci, `CI: ${Object.keys(pipelines).join(', ')}`, 'github'),
    };
  } finally {
    lines?.close();
  }
}

/** Describes a target whose identity interface is beside that of people. Secrets come from variables. */
function targetFile(people: string, org: string): string {
  const identity = people.replace(/people(?=[^/]*(\/v\d+)?\/?$)/, 'identity');
  const isDemo = people === demo.peopleUrl;
  const [id, secret] = isDemo ? [`:-${demo.clientId}`, `:-${demo.clientSecret}`] : ['', ''];
  return `# yaml-language-server: $schema=node_modules/people-data-kit/conformance/target/target.schema.json
targets:
  nightly:
    addresses:
      people: ${JSON.stringify(people)}
      identity: ${JSON.stringify(identity)}
    org: ${JSON.stringify(org)}
    credentials:
      serviceAccount: { clientId: "\${STAGING_ID${id}}", clientSecret: "\${STAGING_SECRET${secret}}" }
`;
}

/** Writes a file unless it exists. Returns what was done. */
function written(file: string, text: string): 'wrote' | 'kept' {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return 'wrote';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return 'kept';
    throw error;
  }
}
