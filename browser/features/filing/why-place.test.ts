import { expect, it } from 'vitest';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import { headingIn } from './why-place.ts';

const heading = (title: string, { text = 'Finance:\n- zibble\n- pay rent', theme = 'Finance' } = {}) =>
  headingIn(text, understand(text, someone()), { title, theme });

it("returns the heading above a task if it names the task's theme", () => {
  expect([heading('zibble'), heading('pay rent')]).toEqual(['Finance', 'Finance']);
  expect(heading('zibble', { theme: 'Work' })).toBeUndefined();
  expect(heading('pay rent', { text: 'pay rent @finance' })).toBeUndefined();
  expect(heading('gone')).toBeUndefined();
});
