import { describe, expect, test } from 'vitest';
import { type Checked, exitCodeOf, type HittingChange, type Step, steps as stepNames } from './finding.js';
import { jsonText, type Screen, sarifText, screenText } from './reports.js';

const plain: Screen = { paint: (_tone, text) => text, rows: undefined };

const change = (over: Partial<HittingChange>): HittingChange => ({
  rating: 'breaking',
  why: 'the upper bound is tighter: what was accepted is refused',
  document: 'people',
  subject: 'member',
  what: 'request member `size`: maximum',
  before: 5,
  after: 3,
  place: {
    file: 'spec/people.yaml',
    keys: ['components', 'schemas', 'FindRequest', 'properties', 'size', 'maximum'],
  },
  basePlace: { file: 'spec/people.yaml', keys: [] },
  operations: ['find', 'previewFind'],
  member: 'size',
  schema: 'FindRequest',
  rules: [],
  question: undefined,
  hits: {
    handlers: [{ id: 'find', files: ['mocks/people/find.ts'] }],
    judges: [
      { id: 'find.at-most-size', files: ['conformance/checks/exchanges/find.ts'] },
      { id: 'find.size-default-5', files: [] },
    ],
    mutants: [],
    probes: [],
    examples: ['find request one'],
    types: ['components["schemas"]["FindRequest"]'],
  },
  todo: 'take it back',
  line: 237,
  column: 11,
  ...over,
});

const stepsWith = (broken: Partial<Step>): readonly Step[] =>
  stepNames.map((name) => ({
    name,
    state: 'sound',
    problems: [],
    durationMs: 1,
    ...(name === broken.name ? broken : {}),
  }));

const problem = {
  file: 'spec/billing.yaml',
  line: 3,
  column: 1,
  kind: 'yaml',
  says: 'Map keys must be unique',
  todo: 'mend the YAML',
};

const checked = (over: Partial<Checked>): Checked => ({
  root: '/project',
  base: 'HEAD',
  drafts: [],
  steps: stepsWith({}),
  changes: [],
  durationMs: 1234,
  ...over,
});

const words = change({
  rating: 'documentation',
  what: 'operation: summary',
  before: 'a',
  after: 'b',
  line: 9,
});
const sound = checked({ changes: [words] });
const breaks = checked({ changes: [change({}), words] });
const broken = checked({
  steps: stepsWith({ name: 'sources', state: 'broken', problems: [problem] }),
  changes: undefined,
});

describe('the exit code', () => {
  test.each([
    ['words alone', sound, 0],
    ['a compatible change', checked({ changes: [change({ rating: 'compatible' })] }), 0],
    ['a breaking change', breaks, 1],
    ['something broken', broken, 1],
    ['nothing to compare with', checked({ base: undefined, changes: undefined }), 0],
  ])('%s', (_, given, code) => {
    expect(exitCodeOf(given)).toBe(code);
  });
});

describe('the screen', () => {
  test('shows where a change is, what it affects and what to do', () => {
    expect(screenText(breaks, plain)).toBe(`pdk check of /project, against HEAD 1.2 s
✓ sources  ✓ lint  ✓ generated  ✓ types  ✓ rules  ✓ questions  ✓ base

BREAKING    spec/people.yaml:237  find, previewFind: request member \`size\`: maximum 5 → 3
  the upper bound is tighter: what was accepted is refused
  hits handler mocks/people/find.ts · 2 judges (find.at-most-size, ...) · example find request one · type components["schemas"]["FindRequest"]
  → take it back
DOCUMENTATION spec/people.yaml:9  operation: summary (the upper bound is tighter: what was accepted is refused)

not clean: 0 broken, 1 breaking, 0 compatible, 1 documentation only
`);
  });

  test('shows broken steps first, and which were skipped', () => {
    const steps = stepsWith({ name: 'types', state: 'skipped', because: 'the contract cannot be read' });
    const text = screenText({ ...broken, steps: [...broken.steps.slice(0, 3), ...steps.slice(3)] }, plain);

    expect(text).toContain(
      'BROKEN      spec/billing.yaml:3  yaml\n  Map keys must be unique\n  → mend the YAML',
    );
    expect(text).toContain('- types (skipped: the contract cannot be read)');
    expect(text).toContain('not clean: 1 broken');
  });

  test('lists drafts, which are never checked', () => {
    const text = screenText({ ...sound, drafts: ['POST /people/v1/{org_id}/export'] }, plain);

    expect(text).toContain(
      'drafts, answered from examples and never judged: POST /people/v1/{org_id}/export',
    );
  });

  test('fits one screen, worst first, with the number of omitted lines', () => {
    const many = checked({ changes: Array.from({ length: 30 }, (_, index) => change({ line: index + 1 })) });
    const text = screenText(many, { ...plain, rows: 24 });

    expect(text.split('\n').length).toBeLessThanOrEqual(24);
    expect(text).toMatch(/\.\.\. and \d+ more: --verbose shows everything/);
    expect(screenText(many, plain).match(/BREAKING/g)).toHaveLength(30);
  });
});

describe('machine-readable reports', () => {
  test('JSON contains every change with verdict, place and affected items', () => {
    expect(JSON.parse(jsonText(breaks))).toMatchObject({
      exitCode: 1,
      base: 'HEAD',
      changes: [
        {
          verdict: 'breaking',
          file: 'spec/people.yaml',
          line: 237,
          pointer: '#/components/schemas/FindRequest/properties/size/maximum',
          operations: ['find', 'previewFind'],
          hits: { handlers: [{ id: 'find', files: ['mocks/people/find.ts'] }] },
        },
        { verdict: 'documentation' },
      ],
    });
  });

  test('SARIF refers to the line in the contract', () => {
    const log = JSON.parse(sarifText({ ...breaks, steps: broken.steps }, '1.2.3'));
    const [run] = log.runs;

    expect(log).toMatchObject({ version: '2.1.0' });
    expect(run.tool.driver).toMatchObject({ name: 'pdk check', version: '1.2.3' });
    expect(run.originalUriBaseIds.ROOT.uri).toBe('file:///project/');
    expect(
      run.results.map((result: { ruleId: string; level: string }) => `${result.ruleId} ${result.level}`),
    ).toEqual(['yaml error', 'change-breaking error', 'change-documentation note']);
    expect(run.results[1].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'spec/people.yaml', uriBaseId: 'ROOT' },
      region: { startLine: 237, startColumn: 11 },
    });
    const known = run.tool.driver.rules.map(({ id }: { id: string }) => id);
    for (const { ruleId } of run.results) expect(known).toContain(ruleId);
  });
});
