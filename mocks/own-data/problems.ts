import type { ErrorObject } from 'ajv';
import { nearest } from '../../spec/catalogue/nearest.js';
import { demo } from '../../spec/demo/demo.js';
import { quote } from '../engine/refusal.js';
import { placeOf, stepsIn, unknownMember, violationOf } from '../engine/violation.js';
import type { CompanyOrKey, Fixtures, WrittenJob } from './fixtures.js';
import { type Companies, unknownCompany } from './people.js';

export interface Problem {
  readonly path: readonly string[];
  /** A sentence that names the place, e.g. `people[3].name`. */
  readonly says: string;
}

/** Keywords that only report that a part failed, which has its own error. */
const wrappers = new Set(['anyOf', 'allOf', 'oneOf', 'if']);

/** Converts the errors of a schema to problems, one per place, in their order. */
export function schemaProblems(errors: readonly ErrorObject[]): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors.filter((one) => isTelling(one, errors))) {
    const { path, message: says } =
      error.keyword === 'additionalProperties' ? unknownMember(error) : violation(error, errors);
    const problem = { path, says };
    const place = JSON.stringify(problem.path);
    if (!problems.has(place)) problems.set(place, problem);
  }
  return [...problems.values()];
}

/** Omits wrappers, and the error that a record written inline is not a key. */
function isTelling(
  { keyword, instancePath, data, params }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  if (wrappers.has(keyword)) return false;
  const isOption = errors.some((one) => one.keyword === 'oneOf' && one.instancePath === instancePath);
  return !(isOption && keyword === 'type' && params['type'] === 'string' && typeof data === 'object');
}

function violation(error: ErrorObject, errors: readonly ErrorObject[]) {
  const { instancePath, keyword, params } = error;
  const path = stepsIn(instancePath);
  const conditions = errors.filter((one) => one.keyword === 'if' && one.instancePath === instancePath);
  const { message } = violationOf([error, ...conditions]);
  return { path: keyword === 'required' ? [...path, String(params['missingProperty'])] : path, message };
}

export interface Surroundings {
  readonly orgs: readonly string[];
  readonly companies: Companies;
}

/** Returns problems that no schema can express: unresolved references and duplicates. */
export function crossProblems(written: Fixtures, surroundings: Surroundings): readonly Problem[] {
  return [
    ...companyProblems(written, surroundings),
    ...twice('people', written.people, ({ id }) => id, 'id'),
    ...twice('organizations', written.organizations, ({ id }) => id, 'id'),
    ...subscriptionProblems(written),
    ...twice('users', written.users, ({ email }) => email.toLowerCase(), 'email', [demo.username]),
    ...twice('serviceAccounts', written.serviceAccounts, ({ clientId }) => clientId, 'clientId', ownClients),
    ...twice('apiKeys', written.apiKeys, ({ key }) => key, 'key', [demo.apiKey]),
    ...roleProblems(written, surroundings),
  ];
}

const ownClients = [demo, demo.other, ...demo.accounts].map(({ clientId }) => clientId);

function problem(path: readonly string[], says: string): Problem {
  return { path, says: `\`${placeOf(path)}\` ${says}` };
}

function companyProblems(
  { people = [], companies = {} }: Fixtures,
  around: Surroundings,
): readonly Problem[] {
  const keys = [...Object.keys(companies), ...around.companies.keys()];
  const check = (meant: CompanyOrKey | string | undefined, path: readonly string[]): readonly Problem[] =>
    typeof meant !== 'string' || keys.includes(meant) ? [] : [problem(path, unknownCompany(meant, keys))];
  const ofParent = (company: CompanyOrKey | undefined, path: readonly string[]) => {
    const parent = typeof company === 'string' ? undefined : company?.ultimate_parent;
    return typeof parent === 'string' ? check(parent, [...path, 'ultimate_parent']) : [];
  };
  const ofJob = ({ company }: WrittenJob, path: readonly string[]) => [
    ...check(company, [...path, 'company']),
    ...ofParent(company, [...path, 'company']),
  ];
  return [
    ...Object.entries(companies).flatMap(([key, company]) => ofParent(company, ['companies', key])),
    ...people.flatMap(({ jobs = [], position }, at) => [
      ...(position === undefined ? [] : ofJob(position, ['people', String(at), 'position'])),
      ...jobs.flatMap((job, index) => ofJob(job, ['people', String(at), 'jobs', String(index)])),
    ]),
  ];
}

/** Finds duplicates, including those of the mock's own records. The values of keys are not shown. */
function twice<T>(
  list: string,
  items: readonly T[] | undefined,
  read: (item: T) => string | undefined,
  member: string,
  taken: readonly string[] = [],
): readonly Problem[] {
  const first = new Map<string, string>();
  return (items ?? []).flatMap((item, at) => {
    const value = read(item);
    if (value === undefined) return [];
    const path = [list, String(at), member];
    const shown = member === 'key' ? '' : `is ${quote(value)}, which `;
    if (taken.includes(value)) return [problem(path, `${shown}is one of the mock's own: take another one.`)];
    const before = first.get(value);
    if (before === undefined) {
      first.set(value, placeOf(path));
      return [];
    }
    return [problem(path, `${shown}is taken already, by \`${before}\`.`)];
  });
}

function subscriptionProblems({ organizations = [] }: Fixtures): readonly Problem[] {
  return organizations.flatMap(({ subscriptions = [] }, at) =>
    subscriptions.flatMap(({ startsAt, endsAt }, index) => {
      if (startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt))
        return [];
      const path = ['organizations', String(at), 'subscriptions', String(index), 'endsAt'];
      return problem(path, `is ${quote(endsAt)}; it must come after \`startsAt\`, ${quote(startsAt)}.`);
    }),
  );
}

function roleProblems(
  { organizations = [], users = [], serviceAccounts = [], apiKeys = [] }: Fixtures,
  { orgs }: Surroundings,
): readonly Problem[] {
  const known = [...orgs, ...organizations.map(({ id }) => id)];
  const unknown = (org: string, path: readonly string[]): readonly Problem[] => {
    if (known.includes(org)) return [];
    const near = nearest(org, known);
    const hint = near === undefined ? `there are ${known.join(', ')}.` : `did you mean ${quote(near)}?`;
    return [problem(path, `names ${quote(org)}, which is no organization; ${hint}`)];
  };
  const ofRoles = (list: string, items: readonly { readonly roles?: object; readonly org?: string }[]) =>
    items.flatMap(({ roles = {}, org }, at) => {
      const named = Object.keys(roles);
      const place = [list, String(at), 'roles'];
      const isLost = list !== 'users' && named.length === 0 && org === undefined;
      return [
        ...named.flatMap((name) => unknown(name, [...place, name])),
        ...(org === undefined ? [] : unknown(org, [list, String(at), 'org'])),
        ...(isLost ? [problem(place, 'names no organization: name the one that it belongs to.')] : []),
      ];
    });
  return [
    ...ofRoles('users', users),
    ...ofRoles('serviceAccounts', serviceAccounts),
    ...ofRoles('apiKeys', apiKeys),
  ];
}
