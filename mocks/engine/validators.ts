import type { ValidateFunction } from 'ajv';

type Validators = Readonly<Record<string, ValidateFunction>>;

let loaded: Promise<Validators> | undefined;

/** The compiled schemas of the contract, loaded once and only when first needed: a mock must be ready at once. */
export function validators(): Promise<Validators> {
  loaded ??= import('../../generated/validators.js');
  return loaded;
}

/** The validator of a schema of the contract. Throws when the contract has no schema of that name. */
export async function validatorOf(schema: string): Promise<ValidateFunction> {
  const validate = (await validators())[schema];
  if (validate === undefined) throw new Error(`the contract has no schema ${JSON.stringify(schema)}`);
  return validate;
}
