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
  convert(schema, checkedByUs, (object) => {
    if (!object.properties) return;
    object.required = Object.keys(object.properties);
    object.additionalProperties = false;
  });

/** What is much text and little help in the schema of a tool. */
const checkedByTools = ['minLength', 'maxLength', 'exclusiveMinimum', 'exclusiveMaximum', 'default'] as const;

/**
 * Returns the JSON Schema of what a tool takes, with the patterns and limits that help a model; the SDK drops them for providers that
 * refuse them. What is optional stays so.
 */
export const toToolSchema = (schema: z.ZodType): JSONSchema7 =>
  convert(schema, checkedByTools, (object) => {
    delete object.examples;
    if (object.minimum === Number.MIN_SAFE_INTEGER) delete object.minimum;
    if (object.maximum === Number.MAX_SAFE_INTEGER) delete object.maximum;
  });

function convert(
  schema: z.ZodType,
  dropped: readonly (typeof checkedByUs)[number][],
  adapt: (object: z.core.JSONSchema.BaseSchema) => void,
): JSONSchema7 {
  const { $schema, ...wire } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of dropped) delete jsonSchema[keyword];
      adapt(jsonSchema);
    },
  });
  return wire as JSONSchema7;
}
