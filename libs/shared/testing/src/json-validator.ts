import type { FromSchema, JsonSchema } from '@livery/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Creates a strict validator, which refuses schemas with unknown keywords, too. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat('binary', true);
  ajv.addKeyword('x-integer');
  return ajv;
}

const ajv = createAjv();

/** @returns the value with the type that its schema describes @throws Error that lists how it differs from the schema */
export function assertFits<const Schema extends JsonSchema>(
  schema: Schema,
  value: unknown,
  where: string,
): FromSchema<Schema> {
  const validate = ajv.compile<FromSchema<Schema>>(schema);
  if (validate(value)) return value;
  throw misfit(where, validate.errors ?? [], value);
}

interface Problem {
  readonly instancePath: string;
  readonly message?: string;
}

export function misfit(where: string, problems: readonly Problem[], value: unknown): Error {
  const lines = problems.map(({ instancePath, message }) => `  ${instancePath || '/'} ${message ?? ''}`);
  return new Error(`${where} does not fit its schema:\n${lines.join('\n')}\n${JSON.stringify(value)}`);
}
