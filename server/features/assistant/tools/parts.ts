import type { z } from 'zod';
import { AppError, invalidInput } from '../../../http/errors.ts';

export interface Parts<Part> {
  parts: Part[];
  understood: string[];
  left_out: string[];
}

/** Reads each item of a call by itself, so that one that cannot be read costs only that one. */
export async function collectParts<Item, Part>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  read: (item: Item) => Promise<{ part: Part; understood?: string[] }>,
): Promise<Parts<Part>> {
  const collected: Parts<Part> = { parts: [], understood: [], left_out: [] };
  for (const item of items) {
    try {
      const { part, understood = [] } = await read(item);
      collected.parts.push(part);
      collected.understood.push(...understood.map((words) => `${nameOf(item)}: ${words}`));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { message } = error;
      collected.left_out.push(message.includes(nameOf(item)) ? message : `${nameOf(item)}: ${message}`);
    }
  }
  return collected;
}

/** Returns the input of a change. Throws `input.invalid` if nothing is left of it, or it cannot be stored. */
export function checkChange<Input>(
  schema: z.ZodType<Input>,
  given: unknown,
  leftOut: readonly string[],
): Input {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  if (leftOut.length > 0) throw invalidInput([{ field: '', message: leftOut.join(' ') }]);
  throw invalidInput(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}
