import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { inTurn } from '../../arbitraries/in-turn.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { Judging } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import { indexWithin, perMille } from './altered.js';
import { fewHits, type Sent, sending } from './finds.js';

/** Finds that are malformed in one way, each in several variants. */
interface Malformed {
  readonly rules: readonly RuleId[];
  readonly hows: Readonly<Record<string, (lookups: readonly Lookup[], place: number) => Sent>>;
}

const spoiling =
  (spoil: (json: string, place: number) => string) => (lookups: readonly Lookup[], place: number) => ({
    text: spoil(JSON.stringify(findBody(lookups, null)), place),
  });
const asMatches = (rewrite: (lookups: readonly Lookup[]) => Json) => (lookups: readonly Lookup[]) => ({
  body: { matches: rewrite(lookups) },
});
const asFields = (rewrite: (lookups: readonly Lookup[]) => Json) =>
  asMatches((lookups) => [{ fields: rewrite(lookups) }]);
const asText = (contentType: string, text: string) => () => ({ contentType, text });
const none = (size: number | null) => () => ({ body: findBody([], size) });

const criterionOf = (lookups: readonly Lookup[]) =>
  lookups[0]?.fields[0] ?? { field_name: 'name', search_term: 'John Smith' };

/** What a lenient parser or service might accept, and the document does not (sections 4.1 and 7). */
const malformed = {
  'malformed-json': {
    rules: ['error.malformed-json', 'find.body-not-json'],
    hows: {
      'cut off': spoiling((json, place) => json.slice(0, indexWithin(1, json.length, place))),
      'without the last brace': spoiling((json) => json.slice(0, -1)),
      'trailing comma': spoiling((json) => `${json.slice(0, -1)},}`),
      'single quotes': spoiling((json) => json.replaceAll('"', "'")),
      'bare words': spoiling((json) => json.replace('"matches"', 'matches')),
      'not a number': spoiling((json) => `${json.slice(0, -1)},"size":NaN}`),
      comment: spoiling((json) => `{/* find */${json.slice(1)}`),
      'one brace more': spoiling((json) => `${json}}`),
    },
  },
  'not-json': {
    rules: ['find.body-not-json'],
    hows: {
      text: asText('text/plain', 'John Smith'),
      form: asText('application/x-www-form-urlencoded', 'name=John+Smith&size=1'),
      XML: asText('application/xml', '<find><match><name>John Smith</name></match></find>'),
      YAML: asText(
        'application/yaml',
        'matches:\n  - fields:\n      - field_name: name\n        search_term: John Smith\n',
      ),
      'text as JSON': asText('application/json', 'John Smith'),
    },
  },
  'matches-type': {
    rules: ['find.matches-type'],
    hows: {
      'one lookup': asMatches((lookups) => lookups[0] ?? {}),
      keyed: asMatches((lookups) => ({ ...lookups })),
      'JSON in a string': asMatches((lookups) => JSON.stringify(lookups)),
      string: asMatches((lookups) => criterionOf(lookups).search_term),
      number: asMatches(() => 1),
      boolean: asMatches(() => true),
    },
  },
  'fields-type': {
    rules: ['find.fields-type'],
    hows: {
      'one criterion': asFields(criterionOf),
      keyed: asFields((lookups) => ({ [criterionOf(lookups).field_name]: criterionOf(lookups).search_term })),
      'JSON in a string': asFields((lookups) => JSON.stringify(lookups[0]?.fields ?? [])),
      string: asFields((lookups) => criterionOf(lookups).search_term),
      number: asFields(() => 1),
    },
  },
  'empty-matches': {
    rules: ['find.empty-matches'],
    hows: { 'without size': none(null), 'size 1': none(1), 'size 5': none(5) },
  },
  'path-without-org': {
    rules: ['find.org-path-required'],
    hows: { 'without it': (lookups) => ({ body: findBody(lookups, null), org: 'missing' }) },
  },
} as const satisfies Readonly<Record<string, Malformed>>;

/** Enough to try most variants; the rest comes in extra rounds. */
const runsMax = 6;

function sent<Row extends Malformed>([name, row]: readonly [string, Row]): Judging<Row['rules'][number]> {
  const hows: readonly Malformed['hows'][string][] = Object.values(row.hows);
  return sending(`errors/${name}`, row.rules, Math.min(runsMax, hows.length), (pool) =>
    fc
      .record({ lookups: fewHits(pool), how: inTurn(...hows), place: perMille() })
      .map(({ lookups, how, place }) => how(lookups, place)),
  );
}

export const malformedFinds = Object.entries(malformed).map((each) => sent(each));
