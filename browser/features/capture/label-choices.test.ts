import { expect, it } from 'vitest';
import { type LabelChoice, labelAt, labelChoices, writeLabel } from './label-choices.ts';

it.each([
  ['buy milk #fin', { sign: '#', name: 'fin' }],
  ['#', { sign: '#', name: '' }],
  ['paint #"Kitchen r', { sign: '#', name: 'Kitchen r' }],
  ['(@ho', { sign: '@', name: 'ho' }],
  ['mail bo@example', null],
  ['buy milk #fin ', null],
  ['done #"Kitchen refit"', null],
] as const)('finds the label typed at the end of “%s”', (text, label) => {
  const found = labelAt(text, text.length);
  if (label === null) expect(found).toBeNull();
  else expect(found).toMatchObject(label);
});

it('finds the label before the caret, and where it stands', () => {
  expect(labelAt('call #wo and bo', 8)).toEqual({ sign: '#', name: 'wo', start: 5, end: 8 });
});

const known: LabelChoice[] = [
  { kind: 'theme', name: 'Finance', color: 'green' },
  { kind: 'project', name: 'Kitchen refit', color: 'red' },
  { kind: 'tag', name: 'kitchen', color: null },
];
const offered = (sign: '#' | '@', name: string) =>
  labelChoices({ sign, name }, known).map(({ kind, name }) => `${kind}: ${name}`);

it('offers what begins with the name, then what contains it, then a new project', () => {
  expect(offered('#', '')).toEqual(['theme: Finance', 'project: Kitchen refit']);
  expect(offered('#', 'KIT')).toEqual(['project: Kitchen refit', 'new project: KIT']);
  expect(offered('#', 'refit')).toEqual(['project: Kitchen refit', 'new project: refit']);
  expect(offered('#', 'financ')).toEqual(['theme: Finance', 'new project: financ']);
  expect(offered('@', 'k')).toEqual(['tag: kitchen']);
  expect(offered('@', 'garden')).toEqual([]);
});

it('offers nothing once the only label is typed in full', () => {
  expect(offered('#', 'finance')).toEqual([]);
  expect(offered('@', 'kitchen')).toEqual([]);
});

it('quotes names that are more than one word', () => {
  expect(writeLabel('#', 'Finance')).toBe('#Finance');
  expect(writeLabel('#', 'Kitchen refit')).toBe('#"Kitchen refit"');
  expect(writeLabel('@', '2nd floor')).toBe('@"2nd floor"');
});
