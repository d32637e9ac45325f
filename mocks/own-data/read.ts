import type { ErrorObject } from 'ajv';
import { validatorOf } from '../engine/validators.js';
import { hashPassword } from '../identity/secrets.js';
import { opaqueId } from '../population/opaque-id.js';
import type { Person } from '../population/population.js';
import { frozen } from '../state/frozen.js';
import type { Json } from '../state/json.js';
import { type Companies, companiesOf } from './companies.js';
import { crossProblems, type Surroundings } from './cross-problems.js';
import { personWritten } from './person.js';
import type { Problem } from './problem.js';
import { schemaProblems } from './schema-problems.js';
import type { Fixtures, NewApiKey, NewOrganization, NewServiceAccount, NewUser } from './written.js';

export type KnownPerson = Person & { readonly id: string };
/** A user with the hash of the password instead of the password. */
export type OwnUser = Omit<NewUser, 'password'> & { readonly passwordHash: string };

/** The user's own people and organizations, ready for use. It is never modified, so that worlds can share it. */
export interface OwnData {
  /** What the user wrote. */
  readonly written: Fixtures;
  readonly companies: Companies;
  readonly people: readonly KnownPerson[];
  readonly organizations: readonly NewOrganization[];
  readonly users: readonly OwnUser[];
  readonly serviceAccounts: readonly NewServiceAccount[];
  readonly apiKeys: readonly NewApiKey[];
}

/** Validates and converts what the user wrote. Returns the data or all problems. */
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
