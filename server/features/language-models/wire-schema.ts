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
export function toWireSchema(schema: z.ZodType): JSONSchema7 {
  const { $schema, ...wire } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of checkedByUs) delete jsonSchema[keyword];
      if (!jsonSchema.properties) return;
      jsonSchema.required = Object.keys(jsonSchema.properties);
      jsonSchema.additionalProperties = false;
    },
  });
  return wire as JSONSchema7;
}
