import { controlPlane, type DocumentId, interfaces } from '../../contract/documents.js';
import type { DraftOperation } from '../../contract/drafts.js';
import type { Operation } from '../../contract/operations.js';
import { header, literal } from './source.js';

/** Renders the table of operations of the service. */
export function operationModule(operations: readonly Operation[], drafts: readonly DraftOperation[]): string {
  return `${tableOf(interfaces)}
import type { DraftOperation } from '../spec/contract/drafts.js';

/** Every operation of the contract. */
export const operations = ${literal(byId(operations))} as const;

export type OperationId = keyof typeof operations;

/** The types of parameters, bodies and answers of each operation. */
export interface OperationTypes {
${typeLines(operations)}
}

/** Every operation that is not decided yet: it has no handler, no types and no rules. */
export const draftOperations: readonly DraftOperation[] = ${literal(drafts)};
`;
}

/** Renders the table of operations of the control plane. */
export function controlModule(operations: readonly Operation[]): string {
  return `${tableOf([controlPlane])}

/** Every operation of the control plane. */
export const controlOperations = ${literal(byId(operations))} as const;

export type ControlOperationId = keyof typeof controlOperations;

/** The types of parameters, bodies and answers of each operation of the control plane. */
export interface ControlOperationTypes {
${typeLines(operations)}
}
`;
}

const tableOf = (documents: readonly DocumentId[]): string =>
  header + documents.map((id) => `import type { operations as ${id} } from './${id}.js';`).join('\n');

const byId = (operations: readonly Operation[]) =>
  Object.fromEntries(operations.map((operation) => [operation.id, operation]));

const typeLines = (operations: readonly Operation[]): string =>
  operations.map(({ id, interface: document }) => `  ${id}: ${document}['${id}'];`).join('\n');
