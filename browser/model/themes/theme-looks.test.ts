import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standardThemes } from '#contract/standard-themes.ts';
import { themeIcons } from '#contract/vocabularies.ts';
import { newTheme, renamedFields } from '#domain/new-theme.ts';
import { standardColor, themeHref, toThemeLooks } from './theme-looks.ts';

const tokens = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8');

it('the standard themes look the same here as on the server', () => {
  for (const { name, icon, color } of standardThemes) {
    const token = /var\((.*)\)/.exec(standardColor(name))?.[1];
    expect(tokens).toContain(`  ${token}: light-dark(${color.toLowerCase()}, `);
    expect(themeIcons).toContain(icon);
  }
});

it.each(['R&D', 'a/b', '100%', '%2F', 'a?b#c', 'Äpfel'])('a theme called %s has an address', (name) => {
  const { pathname } = new URL(themeHref(name), 'http://localhost');
  expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(name.toLowerCase());
});

it('a renamed standard theme is found by both names, and has its color until another is chosen', () => {
  const row = { id: 'work', createdAt: '2026-11-21T08:00:00.000Z', position: 0, origin: 'standard' } as const;
  const work = newTheme({ name: 'Work', color: '#2563EB' }, row);
  const job = { ...work, ...renamedFields(work, 'Job') };
  const own = newTheme({ name: 'Work', color: '#2563EB' }, { ...row, id: 'own', origin: 'user' });
  const looks = toThemeLooks([job]);
  expect([looks.find('job')?.id, looks.find('work')?.id]).toEqual(['work', 'work']);
  expect(looks.find('Job')?.color).toBe(standardColor('Work'));
  expect(toThemeLooks([{ ...job, color: '#112233' }]).find('Job')?.color).not.toBe(standardColor('Work'));
  expect(toThemeLooks([job, own]).find('work')?.id).toBe('own');
});
