import type { Client } from 'openapi-fetch';
import type { operations } from '../../../generated/operations.js';

export type OperationId = keyof typeof operations;

/** A row in the table of operations. */
export type OperationRow = (typeof operations)[OperationId];

/** The untyped input of any operation. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly repeatable?: boolean | undefined;
}

/** The untyped result of any operation. */
export interface AnyAnswer {
  readonly data: unknown;
  readonly response: Response;
}

export type AnyCall = (input?: AnyInput) => Promise<AnyAnswer>;

/** Typed by the documents outside; here every path parameter is a string. */
type AnyOperation = {
  parameters: { path: Record<string, string>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<number, unknown>;
};
export type AnyClient = Client<
  Record<string, Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>>
>;
