import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

/** What providers refuse or ignore in a schema. We check it ourselves, in the answer. */
const checkedByUs = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'default',
] as const;

/**
 * Returns the JSON Schema that is sent to a provider: every property is required and nothing else is allowed, as strict modes
 * demand, without the limits that they refuse.
 */
export const toWireSchema = (schema: z.ZodType): JSONSchema7 =>
  convert(schema, (object) => {
    if (!object.properties) return;
    object.required = Object.keys(object.properties);
    object.additionalProperties = false;
  });

/** Returns the JSON Schema of what a tool takes, without the limits. What is optional stays so. */
export const toToolSchema = (schema: z.ZodType): JSONSchema7 =>
  convert(schema, (object) => {
    delete object.examples;
  });

function convert(schema: z.ZodType, adapt: (object: z.core.JSONSchema.BaseSchema) => void): JSONSchema7 {
  const { $schema, ...wire } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of checkedByUs) delete jsonSchema[keyword];
      adapt(jsonSchema);
    },
  });
  return wire as JSONSchema7;
}
