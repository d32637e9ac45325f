import { kinds, type OwnedKind } from './kinds.js';

const owned: readonly OwnedKind[] = Object.values(kinds).map(({ kind }) => kind);

/** What a run can make on a target, or change there. */
export const resourceKinds = [
  ...owned,
  'organization-name',
  'control-user',
  'person-edit',
  'webhooks',
  'clock',
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

/** One thing that a run made or changed. It holds no secret: a journal is a file that people pass on. */
export interface Resource {
  readonly kind: ResourceKind;
  /** What the run called it; everything of one run begins with the same prefix. */
  readonly name: string;
  /** What the target calls it; undefined until its answer came. */
  readonly id: string | undefined;
  /** What was there before, where it was changed: it is put back. */
  readonly before?: string;
}
