import { expect, it } from 'vitest';
import { maxThemeNameLength } from '#contract/limits.ts';
import { withFreeName } from './with-free-name.ts';

const inTrash = (name: string) => ({ id: 'one', name, deleted_at: '2026-11-21T09:00:00.000Z' });
const others = (...names: string[]) => names.map((name) => ({ id: name, name, deleted_at: null }));
const back = { deleted_at: null };

const rest = 'x'.repeat(maxThemeNameLength - 3);

it.each([
  ['Garden', ['garden'], 'Garden 2'],
  ['Garden', ['GARDEN', 'Garden 2', 'Garden 4'], 'Garden 3'],
  ['Garden 2', ['garden 2'], 'Garden 2 2'],
  [`${rest}yyy`, [`${rest}yyy`], `${rest}y 2`],
  [`${rest}🌱y`, [`${rest}🌱y`], `${rest} 2`],
])('%j comes back beside %j as %j', (name, taken, free) => {
  const theme = inTrash(name);
  expect(withFreeName(back, theme, [theme, ...others(...taken)])).toEqual({ ...back, name: free });
});

it('only a theme that is there, and has a name that is taken, needs another', () => {
  const theme = inTrash('Garden');
  expect(withFreeName(back, theme, [theme, ...others('Work')])).toEqual(back);
  expect(withFreeName({ color: '#000000' }, theme, others('Garden'))).toEqual({ color: '#000000' });
  expect(
    withFreeName({ name: 'Garden' }, { ...theme, ...back, name: 'Allotment' }, others('garden')),
  ).toEqual({
    name: 'Garden 2',
  });
});
