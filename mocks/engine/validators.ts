import type { ValidateFunction } from 'ajv';

type Validators = Readonly<Record<string, ValidateFunction>>;

let loaded: Promise<Validators> | undefined;

/** Loads the compiled schemas of the contract once, on first use: a mock must start fast. */
export function validators(): Promise<Validators> {
  loaded ??= import('../../generated/validators.js');
  return loaded;
}

/** Returns the validator of a schema of the contract. Throws if the contract has no schema of that name. */
export async function validatorOf(schema: string): Promise<ValidateFunction> {
  const validate = (await validators())[schema];
  if (validate === undefined) throw new Error(`the contract has no schema ${JSON.stringify(schema)}`);
  return validate;
}
