import type { ValidationTargets } from 'hono';
import { resolver, validator } from 'hono-openapi';
import { z } from 'zod';
import { idSchema } from '#contract/values.ts';
import { type AppError, invalidInput } from './errors.ts';

/** Refuses with 400 `input.invalid`, every wrong field named; documents the input in the OpenAPI at once. */
export const validate = <Target extends 'json' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator(target as keyof ValidationTargets as Target, schema, (result) => {
    if (!result.success)
      throw invalidInput(
        result.error.map((issue) => ({
          field: (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
          message: issue.message,
        })),
      );
  });

/** Validates the row id in the path. A malformed id is answered like one that nobody has. */
export const validateId = (notFound: () => AppError) => validateIds(['id'], notFound);

/** Validates several ids in the path in the same way. */
export const validateIds = <Name extends string>(names: readonly Name[], notFound: () => AppError) =>
  validator(
    'param',
    z.object(Object.fromEntries(names.map((name) => [name, idSchema])) as Record<Name, typeof idSchema>),
    (result) => {
      if (!result.success) throw notFound();
    },
  );

/** Validates a name in the path, such as that of a setting. An unknown one is answered like one that nobody has. */
export const validateName = <Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  notFound: () => AppError,
) =>
  validator('param', z.object({ [name]: schema } as Record<Name, Schema>), (result) => {
    if (!result.success) throw notFound();
  });

/** Documents one response: `...jsonResponse(200, 'The task', taskSchema)`. */
export const jsonResponse = (status: number, description: string, schema?: z.ZodType) => ({
  [status]: { description, ...(schema && { content: { 'application/json': { schema: resolver(schema) } } }) },
});
