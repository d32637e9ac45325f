import type { Client } from 'openapi-fetch';
import type { operations } from '../../../generated/operations.js';

export type OperationId = keyof typeof operations;

/** An operation as the table of the contract has it. */
export type OperationRow = (typeof operations)[OperationId];

/** What any operation is called with, before its types are looked at. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly repeatable?: boolean | undefined;
}

/** What any operation answers. */
export interface AnyAnswer {
  readonly data: unknown;
  readonly response: Response;
}

export type AnyCall = (input?: AnyInput) => Promise<AnyAnswer>;

/** The documents' types are put around it: here every path is a text. */
type AnyOperation = {
  parameters: { path: Record<string, string>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, unknown>;
};
export type AnyClient = Client<
  Record<string, Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>>
>;
