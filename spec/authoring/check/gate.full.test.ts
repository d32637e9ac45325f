import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Edit, editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { readTree } from '../../source/tree.js';
import { compareTrees } from './base/compare.js';
import { cacheIn } from './cache.js';
import type { Rating } from './changes/rating.js';

// Edits of our own contract, each with the verdict that it must get. A verdict that is too mild lets a break pass; one
// that is too harsh is soon no longer read.

interface Case {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly verdict: Rating;
  /** The worst change, as it is told. */
  readonly what: string;
  /** An operation that it hits. */
  readonly at?: string;
}

const size = '          maximum: 5\n          default: 5\n';
const email = '    enum: [valid, catch-all, best-guess]';
const apiKeyList = '  get:\n    operationId: listApiKeys\n';

const cases: readonly Case[] = [
  // Requests
  {
    name: 'a lowered maximum',
    edits: [['people.yaml', size, size.replace('5', '3')]],
    verdict: 'breaking',
    what: 'request member `size`: maximum',
    at: 'find',
  },
  {
    name: 'a raised maximum',
    edits: [['people.yaml', size, size.replace('5', '9')]],
    verdict: 'compatible',
    what: 'request member `size`: maximum',
    at: 'find',
  },
  {
    name: 'a changed default',
    edits: [['people.yaml', size, size.replace('default: 5', 'default: 1')]],
    verdict: 'breaking',
    what: 'request member `size`: default',
    at: 'find',
  },
  {
    name: 'a dropped default',
    edits: [['people.yaml', size, size.replace('          default: 5\n', '')]],
    verdict: 'breaking',
    what: 'request member `size`: default',
    at: 'find',
  },
  {
    name: 'a new minimum',
    edits: [['people.yaml', size, `          minimum: 1\n${size}`]],
    verdict: 'breaking',
    what: 'request member `size`: minimum',
    at: 'find',
  },
  {
    name: 'a lowered number of lookups',
    edits: [['people.yaml', 'maxItems: 100', 'maxItems: 50']],
    verdict: 'breaking',
    what: 'request member `matches`: maxItems',
    at: 'find',
  },
  {
    name: 'a raised number of lookups',
    edits: [['people.yaml', 'maxItems: 100', 'maxItems: 200']],
    verdict: 'compatible',
    what: 'request member `matches`: maxItems',
    at: 'find',
  },
  {
    name: 'a narrowed enum of a request',
    edits: [['people.yaml', '            - company.ticker\n', '']],
    verdict: 'breaking',
    what: 'request member `matches.fields.field_name`: enum',
    at: 'find',
  },
  {
    name: 'a widened enum of a request',
    edits: [
      [
        'people.yaml',
        '            - company.ticker\n',
        '            - company.ticker\n            - nickname\n',
      ],
    ],
    verdict: 'compatible',
    what: 'request member `matches.fields.field_name`: enum',
    at: 'find',
  },
  {
    name: 'a new required member of a request',
    edits: [
      [
        'people.yaml',
        '      required: [matches]\n      x-assumed-keywords: { required: find.required }',
        '      required: [matches, size]\n      x-assumed-keywords: { required: find.required }',
      ],
    ],
    verdict: 'breaking',
    what: 'request body: required',
    at: 'find',
  },
  {
    name: 'a required member of a request that may be left out',
    edits: [['people.yaml', 'required: [field_name, search_term]', 'required: [field_name]']],
    verdict: 'compatible',
    what: 'request member `matches.fields`: required',
    at: 'find',
  },
  {
    name: 'a new optional member of a request',
    edits: [
      [
        'people.yaml',
        '        confidence:\n          type: string\n',
        '        nickname: { type: string }\n        confidence:\n          type: string\n',
      ],
    ],
    verdict: 'compatible',
    what: 'request member `nickname`',
    at: 'find',
  },
  {
    name: 'a removed member of a request',
    edits: [
      [
        'people.yaml',
        '        confidence:\n          type: string\n          description: Optional. Accepted values and effect are open (question find.confidence).\n',
        '',
      ],
    ],
    verdict: 'breaking',
    what: 'request member `confidence`',
    at: 'find',
  },
  {
    name: 'another type of a request member',
    edits: [
      [
        'people.yaml',
        '        confidence:\n          type: string\n',
        '        confidence:\n          type: number\n',
      ],
    ],
    verdict: 'breaking',
    what: 'request member `confidence`: type',
    at: 'find',
  },
  {
    name: 'a body that need not be sent',
    edits: [
      [
        'people.yaml',
        '      requestBody:\n        required: true\n',
        '      requestBody:\n        required: false\n',
      ],
    ],
    verdict: 'compatible',
    what: 'request body: required',
    at: 'find',
  },
  {
    name: 'a content type that is no longer taken',
    edits: [
      [
        'identity.yaml',
        '          application/x-www-form-urlencoded:\n            schema: { $ref: "#/components/schemas/PasswordForm" }\n            examples:\n              user:\n                value: { username: demo@example.com, password: "demo pass+word%1&2" }\n',
        '',
      ],
    ],
    verdict: 'breaking',
    what: 'request body: application/x-www-form-urlencoded',
    at: 'createSession',
  },
  {
    name: 'a smaller body limit',
    edits: [['people/lookup.yaml', 'x-body-limit: ', 'x-body-limit: 1 #']],
    verdict: 'breaking',
    what: 'operation: x-body-limit',
    at: 'lookupPeople',
  },
  // Parameters
  {
    name: 'a narrowed enum of a parameter',
    edits: [['billing.yaml', 'enum: [org, principal]', 'enum: [org]']],
    verdict: 'breaking',
    what: 'parameter query group_by: enum',
    at: 'getUsage',
  },
  {
    name: 'a changed default of a parameter',
    edits: [['ledger/parameters.yaml', 'maximum: 100, default: 50', 'maximum: 100, default: 20']],
    verdict: 'breaking',
    what: 'parameter query limit: default',
    at: 'listImports',
  },
  {
    name: 'a parameter that must be sent',
    edits: [
      [
        'billing.yaml',
        '        - name: group_by\n          in: query\n          required: false',
        '        - name: group_by\n          in: query\n          required: true',
      ],
    ],
    verdict: 'breaking',
    what: 'parameter query group_by: required',
    at: 'getUsage',
  },
  {
    name: 'a renamed parameter',
    edits: [['billing.yaml', '- name: include_history', '- name: with_history']],
    verdict: 'breaking',
    what: 'parameter query include_history',
    at: 'getUsage',
  },
  // Answers
  {
    name: 'a removed member of an answer',
    edits: [['records/Person.yaml', '  connections:\n    type: integer\n', '  links:\n    type: integer\n']],
    verdict: 'breaking',
    what: 'response member `matches.people.connections`',
    at: 'getPerson',
  },
  {
    name: 'a new member of an answer',
    edits: [['records/Person.yaml', 'properties:\n', 'properties:\n  nickname:\n    type: string\n']],
    verdict: 'compatible',
    what: 'response member `matches.people.nickname`',
    at: 'find',
  },
  {
    name: 'a widened enum of an answer',
    edits: [['records/Job.yaml', email, email.replace(']', ', unknown]')]],
    verdict: 'breaking',
    what: 'response member `matches.people.position.email_status`: enum',
    at: 'find',
  },
  {
    name: 'a narrowed enum of an answer',
    edits: [['records/Job.yaml', email, email.replace(', best-guess', '')]],
    verdict: 'compatible',
    what: 'response member `matches.people.position.email_status`: enum',
    at: 'find',
  },
  {
    name: 'another type of a member of an answer',
    edits: [
      [
        'records/Job.yaml',
        '  started_at_year_only:\n    type: boolean',
        '  started_at_year_only:\n    type: string',
      ],
    ],
    verdict: 'breaking',
    what: 'response member `matches.people.position.started_at_year_only`: type',
    at: 'find',
  },
  {
    name: 'a number of an answer that is always whole, also where the control plane takes it',
    edits: [
      ['records/Company.yaml', '  employee_count:\n    type: number', '  employee_count:\n    type: integer'],
    ],
    verdict: 'compatible',
    what: 'response member `matches.people.position.company.employee_count`: type',
    at: 'find',
  },
  {
    name: 'a member of an answer that may be null',
    edits: [['records/Job.yaml', '  title:\n    type: string', '  title:\n    type: [string, "null"]']],
    verdict: 'breaking',
    what: 'response member `matches.people.position.title`: type',
    at: 'find',
  },
  {
    name: 'a promised member that may be missing',
    edits: [
      ['people.yaml', '      required: [matches]\n      x-assumed-keywords: { required: find.no-hit }\n', ''],
    ],
    verdict: 'breaking',
    what: 'response 200: required',
    at: 'find',
  },
  {
    name: 'a looser pattern of an answer',
    edits: [['records/FirstOfMonth.yaml', '\\d{4}-\\d{2}-01', '\\d{4}-\\d{2}-\\d{2}']],
    verdict: 'breaking',
    what: 'response member `matches.people.position.started_at`: pattern',
    at: 'find',
  },
  {
    name: 'a removed status',
    edits: [['people.yaml', '        "422": { $ref: "#/components/responses/Unprocessable" }\n', '']],
    verdict: 'breaking',
    what: 'response 422',
    at: 'find',
  },
  {
    name: 'a new status',
    edits: [
      [
        'people.yaml',
        '        "413": { $ref',
        '        "409": { $ref: "./components/errors.yaml#/Conflict" }\n        "413": { $ref',
      ],
    ],
    verdict: 'compatible',
    what: 'response 409',
    at: 'find',
  },
  {
    name: 'a removed header',
    edits: [
      ['people.yaml', '            X-Credits-Used: { $ref: "#/components/headers/CreditsUsed" }\n', ''],
    ],
    verdict: 'breaking',
    what: 'response 200, header X-Credits-Used',
    at: 'find',
  },
  {
    name: 'another condition of a record',
    edits: [['records/Job.yaml', 'then:', 'else:']],
    verdict: 'breaking',
    what: 'response member `matches.people.position`: then',
    at: 'find',
  },
  // Operations
  {
    name: 'a removed operation',
    edits: [['people.yaml', '  /{org_id}/verify: { $ref: ./people/verify.yaml#/verify }\n', '']],
    verdict: 'breaking',
    what: 'operation verify',
    at: 'verify',
  },
  {
    name: 'a new operation',
    edits: [
      [
        'identity/api-keys.yaml',
        apiKeyList,
        `  put:\n    operationId: replaceApiKeys\n    responses: { "204": { description: done } }\n${apiKeyList}`,
      ],
    ],
    verdict: 'compatible',
    what: 'operation replaceApiKeys',
    at: 'replaceApiKeys',
  },
  {
    name: 'an operation under another address',
    edits: [['identity.yaml', '/orgs/{org_id}/apiKeys:', '/orgs/{org_id}/keys:']],
    verdict: 'breaking',
    what: 'operation listApiKeys',
    at: 'listApiKeys',
  },
  {
    name: 'another name of a place in a path',
    edits: [
      ['identity.yaml', '/orgs/{org_id}/apiKeys/{keyId}:', '/orgs/{org_id}/apiKeys/{key_id}:'],
      ['identity/api-keys.yaml', '  name: keyId', '  name: key_id'],
    ],
    verdict: 'documentation',
    what: 'parameter path 2: name',
    at: 'getApiKey',
  },
  {
    name: 'another operationId',
    edits: [['identity/api-keys.yaml', 'operationId: listApiKeys', 'operationId: getApiKeys']],
    verdict: 'breaking',
    what: 'operation listApiKeys',
    at: 'listApiKeys',
  },
  {
    name: 'a draft that becomes one',
    edits: [
      [
        'people/verify.yaml',
        '    operationId: verify\n',
        '    operationId: verify\n    x-lifecycle: draft\n',
      ],
    ],
    verdict: 'breaking',
    what: 'operation: x-lifecycle',
    at: 'verify',
  },
  // Who may call
  {
    name: 'no credential any more',
    edits: [
      ['people/search.yaml', '    operationId: search\n', '    operationId: search\n    security: []\n'],
    ],
    verdict: 'breaking',
    what: 'credentials',
    at: 'search',
  },
  {
    name: 'another kind of credential',
    edits: [
      ['people.yaml', '      type: http\n      scheme: bearer\n', '      type: http\n      scheme: basic\n'],
    ],
    verdict: 'breaking',
    what: 'credential bearer',
  },
  {
    name: 'a higher role',
    edits: [
      [
        'identity/api-keys.yaml',
        'x-role: { role: admin, x-basis: stated }',
        'x-role: { role: viewer, x-basis: stated }',
      ],
      ['people/search.yaml', 'x-role: { role: viewer,', 'x-role: { role: editor,'],
    ],
    verdict: 'breaking',
    what: 'operation: x-role',
    at: 'search',
  },
  {
    name: 'a lower role',
    edits: [
      [
        'identity/api-keys.yaml',
        'x-role: { role: admin, x-basis: stated }',
        'x-role: { role: viewer, x-basis: stated }',
      ],
    ],
    verdict: 'compatible',
    what: 'operation: x-role',
    at: 'listApiKeys',
  },
  // Where things come from
  {
    name: 'what was stated is only assumed',
    edits: [
      [
        'people.yaml',
        '      x-section: "4.1"\n      x-quote:',
        '      x-section: "4.1"\n      x-basis: assumed\n      x-question: people.form\n      x-quote:',
      ],
    ],
    verdict: 'breaking',
    what: 'operation: x-basis',
    at: 'find',
  },
  {
    name: 'what was assumed was confirmed',
    edits: [
      [
        'people/search.yaml',
        '    x-stated: Search by filters.\n    x-basis: assumed',
        '    x-stated: Search by filters.\n    x-basis: confirmed',
      ],
    ],
    verdict: 'compatible',
    what: 'operation: x-basis',
    at: 'search',
  },
  {
    name: 'an operation that was assumed is stated',
    edits: [
      [
        'people/search.yaml',
        '    x-stated: Search by filters.\n    x-basis: assumed',
        '    x-stated: Search by filters.\n    x-basis: stated',
      ],
    ],
    verdict: 'breaking',
    what: 'operation: x-basis',
    at: 'search',
  },
  {
    name: 'a role that was assumed is stated',
    edits: [
      [
        'people/search.yaml',
        'x-role: { role: viewer, x-basis: assumed, x-question: search.role }',
        'x-role: { role: viewer, x-basis: stated }',
      ],
    ],
    verdict: 'breaking',
    what: 'operation: x-role',
    at: 'search',
  },
  {
    name: 'a keyword that was assumed is stated',
    edits: [['people.yaml', '          x-assumed-keywords: { enum: find.confidence }\n', '']],
    verdict: 'breaking',
    what: 'request member `confidence`: x-assumed-keywords',
    at: 'find',
  },
  {
    name: 'a keyword of a parameter that was assumed is stated',
    edits: [['billing.yaml', '          x-assumed-keywords: { in: billing.form }\n', '']],
    verdict: 'breaking',
    what: 'parameter query include_expired: x-assumed-keywords',
    at: 'getSubscriptions',
  },
  {
    name: 'a keyword that was assumed was confirmed',
    edits: [
      [
        'people.yaml',
        '          x-assumed-keywords: { enum: find.confidence }',
        '          x-confirmed-keywords: { enum: find.confidence }',
      ],
    ],
    verdict: 'compatible',
    what: 'request member `confidence`: x-assumed-keywords',
    at: 'find',
  },
  {
    name: 'an assumed keyword that went with its mark',
    edits: [
      [
        'people.yaml',
        '          enum: [low, medium, high]\n          x-assumed-keywords: { enum: find.confidence }\n',
        '',
      ],
    ],
    verdict: 'compatible',
    what: 'request member `confidence`: x-assumed-keywords',
    at: 'find',
  },
  {
    name: 'a rule that was assumed is stated',
    edits: [
      [
        'rules/people.yaml',
        '- id: verify.aligned\n  section: "4.3"\n  basis: assumed',
        '- id: verify.aligned\n  section: "4.3"\n  basis: stated',
      ],
    ],
    verdict: 'breaking',
    what: 'rule verify.aligned: basis',
  },
  // Webhooks: the service calls
  {
    name: 'a removed webhook',
    edits: [['ledger.yaml', 'webhooks:\n', 'x-webhooks:\n']],
    verdict: 'breaking',
    what: 'operation contactChanged',
    at: 'contactChanged',
  },
  {
    name: 'a header that every webhook has',
    edits: [['components/webhooks.yaml', '        required: false', '        required: true']],
    verdict: 'breaking',
    what: 'parameter header X-Webhook-Token: required',
    at: 'contactChanged',
  },
  // Words
  {
    name: 'a reworded description',
    edits: [
      ['people.yaml', 'description: The value to match for that field.', 'description: What to look for.'],
    ],
    verdict: 'documentation',
    what: 'request member `matches.fields.search_term`: description',
    at: 'find',
  },
  {
    name: 'another example',
    edits: [
      [
        'identity/api-keys.yaml',
        'rename: { value: { name: Weekly enrichment } }',
        'rename: { value: { name: Monthly enrichment } }',
      ],
    ],
    verdict: 'documentation',
    what: 'request body: examples',
    at: 'updateApiKey',
  },
  {
    name: 'another summary',
    edits: [['people/verify.yaml', '    summary: ', '    summary: Better, ']],
    verdict: 'documentation',
    what: 'operation: summary',
    at: 'verify',
  },
  {
    name: 'another description of a tag',
    edits: [['billing.yaml', 'What was used, and what is subscribed to.', 'Usage and subscriptions.']],
    verdict: 'documentation',
    what: 'the billing interface: tags',
  },
  // The catalogues
  {
    name: 'a reworded rule',
    edits: [
      [
        'rules/billing.yaml',
        'says: Usage is grouped by organization on request.',
        'says: On request, usage is grouped by organization.',
      ],
    ],
    verdict: 'documentation',
    what: 'rule usage.group-org: says',
  },
  {
    name: 'a dropped rule',
    edits: [
      [
        'rules/billing.yaml',
        '- id: usage.group-org\n  section: "4.3"\n  basis: stated\n  says: Usage is grouped by organization on request.\n  quote: "group by org or principal"\n  operations: [getUsage]\n  effect: none\n',
        '',
      ],
    ],
    verdict: 'breaking',
    what: 'rule usage.group-org',
  },
  {
    name: 'a new rule',
    edits: [
      [
        'rules/billing.yaml',
        '- id: usage.group-org\n',
        '- id: usage.new\n  section: "4.3"\n  basis: stated\n  says: Usage is never negative.\n  quote: Current billing period records\n  operations: [getUsage]\n  effect: none\n\n- id: usage.group-org\n',
      ],
    ],
    verdict: 'compatible',
    what: 'rule usage.new',
  },
  {
    name: 'a rule that is no longer checked',
    edits: [
      [
        'rules/billing.yaml',
        '- id: usage.group-org\n',
        '- id: usage.group-org\n  unobservable: nobody can see it\n',
      ],
    ],
    verdict: 'breaking',
    what: 'rule usage.group-org: unobservable',
  },
  {
    name: 'a rule that is only assumed',
    edits: [
      [
        'rules/billing.yaml',
        '- id: usage.group-org\n  section: "4.3"\n  basis: stated\n',
        '- id: usage.group-org\n  section: "4.3"\n  basis: assumed\n  question: billing.form\n',
      ],
    ],
    verdict: 'breaking',
    what: 'rule usage.group-org: basis',
  },
  {
    name: 'a resolved question',
    edits: [
      [
        'questions/find.yaml',
        '    clamped: The request is answered as if `size` were 5.\n  default: rejected-400\n',
        '    clamped: The request is answered as if `size` were 5.\n  default: rejected-422\n  resolved: { source: staging, date: "2026-11-20" }\n',
      ],
    ],
    verdict: 'compatible',
    what: 'question find.size-over: default',
  },
  {
    name: 'another default of an open question',
    edits: [
      [
        'questions/find.yaml',
        '    clamped: The request is answered as if `size` were 5.\n  default: rejected-400\n',
        '    clamped: The request is answered as if `size` were 5.\n  default: clamped\n',
      ],
    ],
    verdict: 'breaking',
    what: 'question find.size-over: default',
  },
  {
    name: 'a dropped reading',
    edits: [['questions/find.yaml', '    clamped: The request is answered as if `size` were 5.\n', '']],
    verdict: 'breaking',
    what: 'question find.size-over: readings',
  },
  {
    name: 'one more reading',
    edits: [
      [
        'questions/find.yaml',
        '    clamped: The request is answered as if `size` were 5.\n',
        '    clamped: The request is answered as if `size` were 5.\n    ignored: The default is taken.\n',
      ],
    ],
    verdict: 'compatible',
    what: 'question find.size-over: readings',
  },
];

const copy = editedCopy();
const folder = mkdtempSync(join(tmpdir(), 'pdk-gate-'));
const cache = cacheIn(folder, '');
const base = readTree(ownRoot, cache.parse);

afterEach(() => copy.restore());
afterAll(() => {
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('an edit of the contract gets the verdict that it deserves', () => {
  test('no edit, no change', () => {
    expect(compareTrees(base, readTree(copy.root, cache.parse))).toEqual([]);
  });

  test.each(cases)('$name: $verdict', ({ edits, verdict, what, at }) => {
    copy.edit(...edits);
    const revision = readTree(copy.root, cache.parse);
    const changes = compareTrees(base, revision);
    const [worst] = changes;

    expect(worst?.rating).toBe(verdict);
    expect(changes.filter(({ rating }) => rating === verdict).map((change) => change.what)).toContain(what);
    if (at !== undefined) expect(changes.find((change) => change.what === what)?.operations).toContain(at);
    const edited = new Set(edits.map(([file]) => `spec/${file}`));
    for (const { place } of changes) expect(edited).toContain(place.file);
  });
});
