import { expect, it } from 'vitest';
import { chooseLanguage } from '#browser/i18n/language.ts';
import { describePlan, formatHours } from './plan-words.ts';

it('formats hours', () => {
  expect([0, 40, 60, 440, 245].map(formatHours)).toEqual(['0 min', '40 min', '1 h', '7 h 20', '4 h 05']);
});

it('says in words what is over-full and what is proposed', () => {
  const full = { day: '2026-11-27', load: 440, capacity: 240, tasks: [] };
  const free = { day: '2026-11-28', load: 0, capacity: 60, tasks: [] };
  const nameOf = () => 'today';
  expect(describePlan([full, free], 3, nameOf)).toBe('Today: 7 h 20 of 4 h. Move 3 tasks?');
  expect(describePlan([free], 1, nameOf)).toBe('Move 1 task?');
  expect(describePlan([free], 0, nameOf)).toBe('Everything fits.');
  expect(describePlan([full], 0, nameOf)).toBe('Today: 7 h 20 of 4 h. There is no room elsewhere.');
  expect(describePlan([full, full], 0, nameOf)).toMatch(/^Today: 7 h 20 of 4 h; today: 7 h 20 of 4 h\./);
});

it('separates days as French does', async () => {
  await chooseLanguage('fr');
  const full = { day: '2026-11-27', load: 440, capacity: 240, tasks: [] };
  expect(describePlan([full, full], 0, () => 'lundi')).toMatch(
    /^Lundi\u202f: 7.h.20 sur 4.h\u202f; lundi\u202f: /u,
  );
  await chooseLanguage('en');
});
