import { kinds, type OwnedKind } from './kinds.js';

const owned: readonly OwnedKind[] = Object.values(kinds).map(({ kind }) => kind);

export const resourceKinds = [
  ...owned,
  'organization-name',
  'control-user',
  'person-edit',
  'webhooks',
  'clock',
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** Something that a run has created or changed. Holds no secret, as people pass journals on. */
export interface Resource {
  readonly kind: ResourceKind;
  /** The name that the run gave it: all names of a run have the same prefix. */
  readonly name: string;
  /** The id that the target gave it; undefined until its answer arrives. */
  readonly id: string | undefined;
  /** If it was changed, the former value, to be restored. */
  readonly before?: string | undefined;
}
