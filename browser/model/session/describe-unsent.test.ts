import { expect, it } from 'vitest';
import { describeUnsent } from './describe-unsent.ts';

it.each([
  [{ changes: 1, recordings: 0 }, 'One change is not saved yet'],
  [{ changes: 3, recordings: 0 }, '3 changes are not saved yet'],
  [{ changes: 0, recordings: 1 }, 'One recording is not saved yet'],
  [{ changes: 1, recordings: 2 }, 'One change and 2 recordings are not saved yet'],
])('names what would be lost of %o', (unsent, title) => {
  expect(describeUnsent(unsent).title).toBe(title);
});

it('says how to keep changes and recordings', () => {
  expect(describeUnsent({ changes: 2, recordings: 1 }).text).toBe(
    'They are only on this device, and signing out removes them. To keep them, go online and wait until the cloud says “Synced”, and process the recording under Voice Input.',
  );
});
