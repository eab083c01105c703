import { expect, it } from 'vitest';
import { hashInputs } from './input-hash.ts';
import { models, readInputHash } from './models.ts';

it.each(models)(
  'the $name is trained on what its inputs are today',
  ({ name, file, collectInputs }) => {
    expect(
      readInputHash(file),
      `The ${name} (${file}) is stale: its texts, the rules it looks through or its trainer changed since it was trained. Run \`npm run train\`.`,
    ).toBe(hashInputs(collectInputs()));
  },
  180_000,
);
