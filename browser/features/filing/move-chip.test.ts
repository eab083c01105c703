import { expect, it } from 'vitest';
import { inboxLook, type ThemeLook, type ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { newTask } from '#domain/new-task.ts';
import { alternativeThemes } from './move-chip.tsx';

const work: ThemeLook = { ...inboxLook, id: 'w', name: 'Work' };
const health: ThemeLook = { ...inboxLook, id: 'h', name: 'Health' };
const looks: ThemeLooks = {
  list: [work, health],
  of: (id) => [work, health].find((look) => look.id === id) ?? inboxLook,
  find: () => undefined,
};

it('lists every alternative theme once, with deleted ones as the Inbox', () => {
  const likely = ['h', 'gone', 'w', 'gone too', null].map((theme_id) => ({ theme_id, confidence: 0.2 }));
  const input = { title: 'Run', theme_id: 'w', alternatives: [...likely, { theme_id: 'h', confidence: 0 }] };
  const task = newTask(input, { id: 't', createdAt: '2026-11-21T09:00:00.000Z' });
  expect(alternativeThemes(task, looks)).toEqual([health, inboxLook]);
});
