import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, read, root } from './page.mjs';

const pdk = (...words: string[]): string =>
  execFileSync(process.execPath, [join(root, 'dist/cli.js'), ...words], { encoding: 'utf8' });

const inCell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(inCell).join(' | ')} |`).join('\n');
const reference = (page: string, title: string, content: string): Page => ({
  ...{ folder: 'reference', page, title, group: 'Reference' },
  content: `# ${title}\n\n${content}`,
});

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
}
interface Document {
  readonly info: { readonly summary?: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const calls = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId === undefined
        ? []
        : [{ call: `\`${method.toUpperCase()} ${path}\``, ...operation }],
    ),
  );
const contract = (name: string): Document => JSON.parse(read(`dist/generated/${name}.json`));
/** A page of `pdk docs`, which lies beside the site. */
const inDocs = (page: string, anchor: string): string =>
  `<a href="../service/${page}.html#${anchor}" target="_self"><code>${anchor.replace(/^(rule|question)-/, '')}</code></a>`;

function operations(): Page {
  const all = ['people', 'identity', 'ledger', 'billing'].map((name) => {
    const rows = calls(contract(name)).map(({ operationId, call, summary = '' }) => [
      inDocs(name, operationId),
      call,
      summary,
    ]);
    return `## ${name}\n\n${table(['operation', 'request', 'what it does'], rows)}`;
  });
  const lead =
    'Each one in full, with the source of every member and a form to send it to a running mock: [the service](../service/index.html){target="_self"}.';
  return reference('operations', 'Operations', [lead, ...all].join('\n\n'));
}

function controlPlane(): Page {
  const document = contract('control');
  const groups = (document.tags ?? []).map(({ name, description }) => {
    const own = calls(document).filter(({ tags }) => tags?.includes(name));
    const texts = own.map(
      (one) => `### ${one.operationId}\n\n${one.call}: ${one.summary ?? ''}.\n\n${one.description ?? ''}`,
    );
    return [`## ${name}`, description, ...texts].join('\n\n');
  });
  const lead = `${document.info.description}\nIts OpenAPI document is \`/control/v1/openapi.json\`, and \`people-data-kit/contract/control.json\` in the package.`;
  return reference('control-plane', 'Control plane', [lead, ...groups].join('\n\n'));
}

function commands(): Page {
  const names = [...pdk('--help').matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = '']) => name);
  const helps = names.map((name) => `## pdk ${name}\n\n\`\`\`text\n${pdk(name, '--help').trim()}\n\`\`\``);
  const lead =
    'Every option of `conform` and `learn` is an environment variable too: `--client-secret` is `PDK_CLIENT_SECRET`.';
  return reference('command-line', 'Command line', [lead, ...helps].join('\n\n'));
}

const areaOf = (id: string): string => id.split('.', 1)[0] ?? id;
function byArea<T extends { readonly id: string }>(
  all: readonly T[],
  head: readonly string[],
  row: (one: T) => string[],
): string {
  const areas = [...new Set(all.map(({ id }) => areaOf(id)))];
  return areas
    .map((area) => `## ${area}\n\n${table(head, all.filter(({ id }) => areaOf(id) === area).map(row))}`)
    .join('\n\n');
}

function rules(): Page {
  const all: { id: string; says: string; basis: string }[] = JSON.parse(pdk('rules', '--json'));
  const rows = byArea(all, ['rule', 'what it says', 'basis'], ({ id, says, basis }) => [
    inDocs('rules', `rule-${id}`),
    says,
    basis,
  ]);
  return reference(
    'rules',
    'Rules',
    `One checkable sentence each. [What a rule is](/explanation/rules)\n\n${rows}`,
  );
}

function questions(): Page {
  const all: { id: string; asks: string; default: string; readings: Record<string, string> }[] = JSON.parse(
    pdk('questions', '--json'),
  );
  const rows = byArea(all, ['question', 'what it asks', 'readings (the default first)'], (one) => {
    const others = Object.keys(one.readings).filter((reading) => reading !== one.default);
    return [
      inDocs('questions', `question-${one.id}`),
      one.asks,
      [one.default, ...others].map((reading) => `\`${reading}\``).join(', '),
    ];
  });
  return reference(
    'questions',
    'Questions',
    `What the specification leaves open. [Why readings](/explanation/readings)\n\n${rows}`,
  );
}

interface Schema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly items?: Schema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}
const typeOf = ({ $ref, items, enum: values, type }: Schema): string => {
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (items !== undefined) return `list of ${typeOf(items)}`;
  return values?.map((value) => `\`${value}\``).join(', ') ?? [type ?? ''].flat().join(' or ');
};
const members = ({ properties = {}, required = [] }: Schema): string =>
  table(
    ['member', 'type', 'meaning'],
    Object.entries(properties).map(([name, member]) => [
      `\`${name}\`${required.includes(name) ? '' : ' (may be absent)'}`,
      typeOf(member),
      member.description ?? '',
    ]),
  );

function formats(): Page {
  const files = ['report/report', 'baseline/baseline', 'target/target', 'recording/recording'];
  const all = files.map((file) => {
    const schema: Schema = JSON.parse(read(`conformance/${file}.schema.json`));
    const parts = Object.entries(schema.$defs ?? {}).filter(([, { properties }]) => properties);
    const texts = parts.map(([name, part]) => `### ${name}\n\n${part.description ?? ''}\n\n${members(part)}`);
    const where = `JSON Schema: \`people-data-kit/${file.split('/')[1]}.schema.json\`.`;
    return [`## ${schema.title ?? file}`, schema.description ?? '', where, members(schema), ...texts].join(
      '\n\n',
    );
  });
  return reference('report-formats', 'Reports and other files', all.join('\n\n'));
}

/** The declaration of an interface with its comments, as an editor shows it. */
function declared(file: string, name: string): string {
  const [text = ''] = new RegExp(`export interface ${name} [^]*?\n}`).exec(read(`dist/${file}.d.ts`)) ?? [];
  if (text === '') throw new Error(`dist/${file}.d.ts declares no ${name}`);
  return `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\``;
}

function inProcess(): Page {
  const lead = 'What `createMock` and `checkConformance` take. The commands have an option for nearly each.';
  const all = [
    declared('mocks/host/mock', 'MockOptions'),
    declared('mocks/worlds/worlds', 'WorldOptions'),
    declared('conformance/run/run-options', 'RunOptions'),
  ];
  return reference('options', 'Options in process', [lead, ...all].join('\n\n'));
}

/** Reference: what is generated from the contract, the help of the commands and the schemas of files. */
export const looked: readonly Page[] = [
  operations(),
  commands(),
  inProcess(),
  controlPlane(),
  formats(),
  rules(),
  questions(),
];
