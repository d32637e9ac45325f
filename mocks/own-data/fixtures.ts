import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorObject } from 'ajv';
import type { components } from '../../generated/control.js';
import { demo } from '../../spec/demo/demo.js';
import { validatorOf } from '../engine/contract.js';
import { hashPassword } from '../identity/accounts.js';
import { MockOptionError } from '../options/option-values.js';
import type { Person } from '../population/population.js';
import { opaqueId } from '../population/random.js';
import { frozen, type Json } from '../state/json.js';
import { emailIn, firstWorld, nameIn } from '../worlds/names.js';
import { type Companies, companiesOf, personWritten } from './people.js';
import { crossProblems, type Problem, type Surroundings, schemaProblems } from './problems.js';

export type Schemas = components['schemas'];

/** People and organizations as the user writes them, for `--fixtures` and `createMock({ fixtures })`. */
export type Fixtures = Schemas['ControlFixtures'];
export type WrittenPerson = Schemas['ControlPersonRecord'];
export type WrittenJob = Schemas['ControlJobRecord'];
export type WrittenCompany = Schemas['ControlCompanyRecord'];
export type CompanyOrKey = NonNullable<WrittenJob['company']>;

export type KnownPerson = Person & { readonly id: string };
/** A user with the hash of the password instead of the password. */
export type OwnUser = Omit<Schemas['ControlUserRequest'], 'password'> & { readonly passwordHash: string };

/** The user's own people and organizations, ready for use. It is never modified, so that worlds can share it. */
export interface OwnData {
  readonly written: Fixtures;
  readonly companies: Companies;
  readonly people: readonly KnownPerson[];
  readonly organizations: readonly Schemas['ControlNewOrganization'][];
  readonly users: readonly OwnUser[];
  readonly serviceAccounts: readonly Schemas['ControlNewServiceAccount'][];
  readonly apiKeys: readonly Schemas['ControlNewApiKey'][];
}

export async function readOwnData(
  written: unknown,
  surroundings: Surroundings,
): Promise<OwnData | { readonly problems: readonly Problem[] }> {
  const isWritten = await validatorOf('ControlFixtures');
  if (!isFixtures(written, isWritten)) return { problems: schemaProblems(isWritten.errors ?? []) };
  const problems = crossProblems(written, surroundings);
  if (problems.length > 0) return { problems };
  const companies = companiesOf(written.companies ?? {}, surroundings.companies);
  return {
    written,
    companies,
    people: peopleOf(written, new Map([...surroundings.companies, ...companies])),
    organizations: written.organizations ?? [],
    users: await Promise.all(
      (written.users ?? []).map(async ({ password, ...user }) => ({
        ...user,
        passwordHash: await hashPassword(password, opaqueId('per', `salt ${user.email}`)),
      })),
    ),
    serviceAccounts: written.serviceAccounts ?? [],
    apiKeys: written.apiKeys ?? [],
  };
}

function isFixtures(
  written: unknown,
  isWritten: { (value: unknown): boolean; errors?: null | ErrorObject[] },
): written is Fixtures {
  return isWritten(written);
}

/** Of people with the same derived id, each still gets an id of its own. */
function peopleOf({ people = [] }: Fixtures, companies: Companies): readonly KnownPerson[] {
  const taken = new Set(people.flatMap(({ id }) => id ?? []));
  return people.map((written, at) => {
    const person = personWritten(written, companies, `number ${at}`);
    let { id } = person;
    for (let number = 2; written.id === undefined && taken.has(id); number++) {
      id = opaqueId('per', `${person.id} ${number}`);
    }
    taken.add(id);
    const known: KnownPerson & Json = frozen({ ...person, id });
    return known;
  });
}

const mostTold = 20;

const atStart = { orgs: [demo.org, demo.otherOrg, demo.noCreditOrg], companies: new Map() };

/** The data by the digest of its text, as long as it is in use: worlds with the same fixtures share their people. */
const known = new Map<string, WeakRef<OwnData>>();

/** Loads the option `fixtures`. Throws a MockOptionError with a line for each problem and its place. */
export async function fixturesIn(given: string | Fixtures, from = 'option fixtures'): Promise<OwnData> {
  if (typeof given === 'string') return fixturesInFile(given);
  const read = await dataIn(given);
  if (!('problems' in read)) return read;
  throw told(read.problems, () => from);
}

async function dataIn(value: unknown): Promise<Awaited<ReturnType<typeof readOwnData>>> {
  // Treated like the content of a file: undefined members are absent, and later changes by the caller have no effect.
  const text = JSON.stringify(value);
  const digest = createHash('sha256').update(text).digest('base64');
  const again = known.get(digest)?.deref();
  if (again) return again;
  const read = await readOwnData(JSON.parse(text), atStart);
  if (!('problems' in read)) known.set(digest, new WeakRef(read));
  return read;
}

async function fixturesInFile(file: string): Promise<OwnData> {
  const text = await textIn(file);
  // The parser takes longer to load than everybody takes to be made.
  const { parseSource } = await import('../../spec/source/parse.js');
  const { value, faults, positionAt } = parseSource(text);
  if (faults.length > 0) {
    throw new MockOptionError(
      faults.map(({ line, column, says }) => `${file}:${line}:${column}: ${says}`).join('\n'),
    );
  }
  if (value === null) {
    throw new MockOptionError(
      `${file}:1:1: the file holds nothing: write people, companies or organizations.`,
    );
  }
  const read = await dataIn(value);
  if (!('problems' in read)) return read;
  const lines = new Map(read.problems.map((problem) => [problem, positionAt(problem.path)]));
  const inOrder = [...lines].sort(([, one], [, other]) => one.line - other.line || one.column - other.column);
  throw told(
    inOrder.map(([problem]) => problem),
    (problem) => {
      const { line, column } = lines.get(problem) ?? { line: 1, column: 1 };
      return `${file}:${line}:${column}`;
    },
  );
}

async function textIn(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new MockOptionError(`option fixtures: ${JSON.stringify(file)} cannot be read: ${why}`);
  });
  if (isUtf8(bytes)) return bytes.toString();
  // Names in another encoding would be read as U+FFFD. A line never ends within a character of UTF-8.
  const lines = bytes.toString('latin1').split('\n');
  const line = 1 + lines.findIndex((each) => !isUtf8(Buffer.from(each, 'latin1')));
  throw new MockOptionError(`${file}:${line}: this line is not UTF-8: save the file as UTF-8.`);
}

function told(problems: readonly Problem[], placeOf: (problem: Problem) => string): MockOptionError {
  const lines = problems.slice(0, mostTold).map((problem) => `${placeOf(problem)}: ${problem.says}`);
  const more = problems.length - lines.length;
  return new MockOptionError([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}

/** Returns the same data with only the organizations and accounts that are new or changed. */
export function changedIn(before: OwnData | undefined, after: OwnData): OwnData {
  const changed = <T>(old: readonly T[] = [], now: readonly T[]) =>
    now.filter((one) => !old.some((other) => isDeepStrictEqual(one, other)));
  return {
    ...after,
    organizations: changed(before?.organizations, after.organizations),
    users: changed(before?.users, after.users),
    serviceAccounts: changed(before?.serviceAccounts, after.serviceAccounts),
    apiKeys: changed(before?.apiKeys, after.apiKeys),
  };
}

type Roles = Schemas['ControlNewApiKey']['roles'];

/** Returns organizations and accounts with their names in a world; people and companies are the same in all worlds. */
export function namedIn(world: string, data: OwnData): OwnData {
  if (world === firstWorld) return data;
  const own = (name: string) => nameIn(world, name);
  const rolesOf = (roles: Roles): Roles =>
    Object.fromEntries(Object.entries(roles).map(([org, held]) => [own(org), held]));
  return {
    ...data,
    organizations: data.organizations.map((one) => ({ ...one, id: own(one.id) })),
    users: data.users.map(({ id, roles, ...user }) => ({
      ...user,
      ...(id === undefined ? {} : { id: own(id) }),
      email: emailIn(world, user.email),
      ...(roles === undefined ? {} : { roles: rolesOf(roles) }),
    })),
    serviceAccounts: data.serviceAccounts.map((one) => ({
      ...one,
      clientId: own(one.clientId),
      clientSecret: own(one.clientSecret),
      roles: rolesOf(one.roles),
    })),
    apiKeys: data.apiKeys.map(({ id, org, ...one }) => ({
      ...one,
      ...(id === undefined ? {} : { id: own(id) }),
      ...(org === undefined ? {} : { org: own(org) }),
      key: own(one.key),
      roles: rolesOf(one.roles),
    })),
  };
}
