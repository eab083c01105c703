import { expect, it } from 'vitest';
import { newProjectSchema } from '#contract/projects.ts';
import { newThemeSchema } from '#contract/themes.ts';
import english from '#messages/en/domain.ts';
import { cleanLabel, labelProblem } from './labels.ts';

const odd = ['', ' ', '\u200b', '\u2060\ufeff', '\u3164', '\u2800', '\u00ad', '.', '..', ' .. ', '\u0000'];
const fine = ['...', '.a', 'R&D', 'a/b', '100%', '%2F', '👩‍👩‍👧', 'é', '日本', 'x'.repeat(60), 'a\u200bb'];

it('a theme is refused by the dialog for exactly the names that the server refuses', () => {
  const said = (name: string) =>
    labelProblem(cleanLabel(name), { of: 'theme', max: 60 }, english) === undefined;
  for (const name of [...odd, ...fine, 'x'.repeat(61)])
    expect([name, said(name)]).toEqual([name, newThemeSchema.safeParse({ name: cleanLabel(name) }).success]);
  expect(odd.filter(said)).toEqual([]);
  expect(fine.filter((name) => !said(name))).toEqual([]);
});

it('a project may be called by dots, which are in no address', () => {
  for (const name of [...odd, ...fine])
    expect([
      name,
      labelProblem(cleanLabel(name), { of: 'project', max: 200 }, english) === undefined,
    ]).toEqual([name, newProjectSchema.safeParse({ name: cleanLabel(name) }).success]);
  expect(labelProblem('..', { of: 'project', max: 200 }, english)).toBeUndefined();
});

it('says what to do', () => {
  expect(labelProblem('', { of: 'thread', max: 200 }, english)).toBe('A thread needs a title.');
  expect(labelProblem('..', { of: 'theme', max: 60 }, english)).toContain('“..”');
  expect(labelProblem('\u200b', { of: 'project', max: 200 }, english)).toContain('Nobody can see');
});
