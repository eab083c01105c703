import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of what a model is made from, in hex. Only values count, in their order: typed arrays as lists of
 * numbers, objects without the names of their properties, so that renaming a property does not make a model stale.
 */
export const hashInputs = (inputs: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(inputs, (_, value) =>
        ArrayBuffer.isView(value)
          ? Array.from(value as unknown as ArrayLike<number>)
          : value !== null && typeof value === 'object' && !Array.isArray(value)
            ? Object.values(value)
            : value,
      ),
    )
    .digest('hex');

/** Returns every `step`-th item, from the first on. */
export const takeEvery = <T>(step: number, list: readonly T[]): T[] => list.filter((_, i) => i % step === 0);
