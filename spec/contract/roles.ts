const roles = ['viewer', 'editor', 'admin', 'any', 'none'] as const;

/** The role that an operation requires: one of three, any of them, or none. */
export type RequiredRole = (typeof roles)[number];

/** A role on an organization. */
export type Role = Exclude<RequiredRole, 'any' | 'none'>;

/** Parses a role in a document. Throws with the place if it does not exist. */
export function roleOf(written: unknown, where: string): RequiredRole {
  const role = roles.find((each) => each === written);
  if (role !== undefined) return role;
  throw new Error(`${where}: the role ${JSON.stringify(written)} is none of ${roles.join(', ')}`);
}
