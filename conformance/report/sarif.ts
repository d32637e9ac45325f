import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { rules } from '../../generated/rules.js';
import { sourcePaths } from '../../spec/source/tree.js';
import { reproducedText } from './failure.js';
import {
  exitCodeOf,
  type Failure,
  type KnownFailure,
  placesOf,
  type RedactedExchange,
  type Report,
  type RuleReport,
} from './report.js';
import { printable } from './text.js';

/** The URI base of rule positions: the root of this package, wherever it is installed. */
const root = 'PEOPLE_DATA_KIT';

/** Renders SARIF 2.1.0: each failure is an error at the line of its rule in the contract. */
export function toSarif(report: Report): string {
  const { kit, seed, verdict, complete, target } = report;
  const lines = ruleLines();
  const results = report.rules.flatMap((rule, ruleIndex): Result[] => {
    const { id, failure, known = [] } = rule;
    if (!failure) return [];
    const line = lines.get(id);
    return placesOf(rule).map((operation) => ({
      ...{ ruleId: id, ruleIndex, ...(line && { locations: [located(line)] }) },
      ...failed(rule, failure, operation),
      ...suppressed(known.find((entry) => entry.operation === operation)),
    }));
  });
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: kit.name, version: kit.version, rules: report.rules.map(described) } },
        automationDetails: { id: 'pdk conform/' },
        originalUriBaseIds: {
          [root]: { description: { text: 'The folder of the package people-data-kit.' } },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(report)],
        results,
        properties: { seed, verdict, complete, target },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function described(rule: RuleReport): ReportingDescriptor {
  const { id, section, basis, says, quote } = rule;
  const words = quote === undefined ? '' : `\nThe specification says: “${quote}”`;
  return {
    id,
    shortDescription: { text: says },
    fullDescription: { text: quote === undefined ? says : `“${quote}”` },
    help: { text: `${says}\nSection ${section}, ${basis}.${words}` },
    defaultConfiguration: { level: 'error' },
    properties: { section, basis, tags: [basis] },
  };
}

function failed(rule: RuleReport, failure: Failure, operation: string): Omit<Result, 'ruleId'> {
  const last = failure.exchanges.at(-1);
  const shown = last?.operation === operation ? last : undefined;
  const lines = [
    rule.says,
    !shown && `It is broken at ${operation}, too.`,
    failure.steps !== undefined && `Steps: ${failure.steps}`,
    `At ${failure.at}: expected ${failure.expected}; received ${failure.received}`,
    `Reproduced ${reproducedText(failure)}. Send it again: ${failure.curl}`,
  ].filter((line) => line !== false);
  return {
    level: 'error',
    message: { text: lines.map(plainText).join('\n') },
    // The same across runs and versions of the kit while the same rule is broken at the same operation.
    partialFingerprints: { 'ruleAndOperation/v1': `${rule.id}/${operation}` },
    ...(shown && web(shown)),
    properties: { operation, replay: failure.replay, reproduced: failure.reproduced },
  };
}

/** Suppresses a known failure, so that viewers do not show it as a new one. */
function suppressed(known: KnownFailure | undefined): Pick<Result, 'suppressions'> {
  if (known === undefined) return {};
  const { reason, owner, ticket, expires } = known;
  const said = [reason, owner, ticket, `until ${expires}`].filter((part) => part !== undefined).join(' · ');
  return { suppressions: [{ kind: 'external', status: 'accepted', justification: printable(said) }] };
}

function web({ request, response }: RedactedExchange): Pick<Result, 'webRequest' | 'webResponse'> {
  const { method, url: target, headers, body: text } = request;
  const body = text === undefined ? {} : { body: { text } };
  const { status: statusCode, headers: received, body: answer } = response;
  return {
    webRequest: { method, target, headers, ...body },
    webResponse: { statusCode, headers: received, body: { text: answer } },
  };
}

/** The text of a message, in which text of a target cannot form a link. */
function plainText(text: string): string {
  return printable(text).replace(/\](?=\()/g, '\\]');
}

function located({ file: uri, line: startLine }: RuleLine): Location {
  return { physicalLocation: { artifactLocation: { uri, uriBaseId: root }, region: { startLine } } };
}

function invocation(report: Report) {
  const { startedAt, durationMs, verdict, rules } = report;
  const broken = rules.filter((rule) => rule.verdict === 'error');
  return {
    executionSuccessful: verdict === 'conformant' || verdict === 'non-conformant',
    exitCode: exitCodeOf(report),
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    ...(report.reason === undefined ? {} : { exitCodeDescription: printable(report.reason) }),
    toolExecutionNotifications: broken.map(({ id, because = '' }) => ({
      level: 'error' as const,
      message: { text: plainText(because) },
      associatedRule: { id },
    })),
  };
}

export interface RuleLine {
  /** Relative to the root of this package, such as `spec/rules/find.yaml`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The position of each rule in the contract, or of the property or operation from which it is derived. */
export function ruleLines(): ReadonlyMap<string, RuleLine> {
  const named = entries();
  return new Map(
    Object.entries(rules).flatMap(([id, { operations }]) => {
      const row = id.startsWith('role.') ? `operation ${operations[0]}` : `property ${propertyOf(id)}`;
      const place = named.get(`rule ${id}`) ?? named.get(row);
      return place === undefined ? [] : [[id, place]];
    }),
  );
}

/** `job.started-at-type` and `job.started_at-type` are both about `started_at` of a job. */
const propertyOf = (id: string) => id.replace(/-(type|enum)$/, '').replaceAll('-', '_');

/** The positions of rules, operations and properties in the contract, by kind and name. */
function entries(): ReadonlyMap<string, RuleLine> {
  const root = dirname(createRequire(import.meta.url).resolve('people-data-kit/package.json'));
  const lines = new Map<string, RuleLine>();
  for (const file of sourcePaths(root).filter((each) => !each.startsWith('spec/questions/'))) {
    let record: string | undefined;
    for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const [, of, rule, operation, property] =
        /^x-record: (\S+)$|^- id: (\S+)|^ +operationId: (\S+)|^ {2}(\w+):/.exec(line) ?? [];
      record = of ?? record;
      const name =
        rule !== undefined
          ? `rule ${rule}`
          : operation !== undefined
            ? `operation ${operation}`
            : `property ${record}.${property}`;
      if (!lines.has(name)) lines.set(name, { file, line: at + 1 });
    }
  }
  return lines;
}
