import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standardThemes } from '#contract/standard-themes.ts';
import { themeIcons } from '#contract/vocabularies.ts';
import { standardColor, themeHref } from './theme-looks.ts';

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
