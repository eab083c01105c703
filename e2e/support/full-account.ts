import type { Page } from '@playwright/test';
import type { NewTask } from '#contract/tasks.ts';
import { createFixedId } from '#fixtures/fixed-id.ts';
import { createLife } from '#fixtures/live.ts';
import { createSampleLife } from '#fixtures/sample-life.ts';
import { createCall } from './api.ts';

export const names = {
  longTheme: 'Everything about the house in Linden Street and its garden',
  closedThread: 'Winter of last year',
  emptyThread: 'Nothing in here yet',
  archivedProject: 'A finished project, kept for what can be learned from it',
  longProject: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  fullTask: 'Plan the summer party of the library',
  unsure: 'look into the thing with the boiler and the bank',
  rightToLeft: 'اتصل بالطبيب غدا في الساعة التاسعة צריך לקנות חלב',
};

const longWord = 'Rindfleischetikettierungs'.repeat(8);
export const longText = 'A thought that did not end when it should have, and went on. '
  .repeat(170)
  .slice(0, 10_000);

/** A sample life, and beside it what people type who did not read how it was meant. */
export async function fillAccount(page: Page): Promise<void> {
  const call = await createCall(page);
  const now = new Date();
  await createLife({ life: createSampleLife({ now }), call });
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  const theme = {
    id: createFixedId('theme', 'long'),
    name: names.longTheme,
    icon: 'house',
    color: '#fff200',
  };
  await call('POST', '/api/organization/themes', theme);
  await call('POST', '/api/organization/themes', { name: '北の庭 🌿' });
  const threads = [names.closedThread, names.emptyThread, longWord.slice(0, 120)];
  for (const title of threads)
    await call('POST', '/api/organization/threads', {
      id: createFixedId('thread', title),
      title,
      theme_id: theme.id,
    });
  await call('PUT', `/api/organization/threads/${createFixedId('thread', names.closedThread)}`, {
    closed: true,
  });
  const project = { id: createFixedId('project', 'long'), name: names.longProject, color: '#ffff66' };
  await call('POST', '/api/projects/', project);
  const archived = {
    id: createFixedId('project', 'archived'),
    name: names.archivedProject,
    color: '#101010',
  };
  await call('POST', '/api/projects/', archived);
  await call('PUT', `/api/projects/${archived.id}`, { archived: true });

  const full: NewTask & { id: string } = {
    id: createFixedId('task', 'full'),
    title: names.fullTask,
    description: `# Who does what\n\n- [ ] tents\n- [x] songs\n\n${longWord}\n\n[A page](https://example.org/${'a'.repeat(300)})\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\``,
    status: 'in_progress',
    priority: 'high',
    due_date: `${day(3)}T18:30`,
    remind_at: `${day(2)}T09:00`,
    recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR',
    tags: Array.from({ length: 30 }, (_, index) => (index === 7 ? longWord.slice(0, 60) : `tag ${index}`)),
    estimated_pomodoros: 12,
    theme_id: theme.id,
    thread_id: createFixedId('thread', longWord.slice(0, 120)),
    project_id: project.id,
  };
  const unsure = (title: string): NewTask => ({
    title,
    theme_id: null,
    llm_confidence: 0.31,
    alternatives: [
      { theme_id: theme.id, confidence: 0.3 },
      { theme_id: null, confidence: 0.2 },
    ],
  });
  const tasks: NewTask[] = [
    { title: longText, context: longText.slice(0, 2000), description: longText },
    { title: longWord, context: longWord, tags: [longWord.slice(0, 60)], project_id: project.id },
    {
      title: '👨‍👩‍👧‍👦 🏳️‍🌈 café 漢字とかなが混ざった長い題名はどこで折り返すのでしょうか'.repeat(3),
      theme_id: theme.id,
    },
    { title: names.rightToLeft, tags: ['בית', '家'], due_date: day(-400), priority: 'urgent' },
    unsure(names.unsure),
    ...(['urgent', 'high', 'medium', 'low', null] as const).map((priority) => ({
      title: `something of ${priority ?? 'no'} priority`,
      priority,
      due_date: day(priority === 'low' ? 0 : -2),
      status: priority === 'medium' ? ('paused' as const) : ('pending' as const),
      project_id: project.id,
      theme_id: theme.id,
    })),
    {
      title: 'done, in the closed thread',
      status: 'completed',
      thread_id: createFixedId('thread', names.closedThread),
    },
    { title: '<b>not bold</b> &amp; "quoted" \\ https://example.org/?q=%20', theme_id: theme.id },
  ];
  for (const task of [full, ...tasks]) await call('POST', '/api/tasks/?auto_classify=false', task);
  for (const title of ['Put up the tents', longWord, names.rightToLeft])
    await call('POST', '/api/tasks/?auto_classify=false', { title, parent_id: full.id });
  for (const title of ['a task in the trash', longWord, longText.slice(0, 300)]) {
    const id = createFixedId('trash', title);
    await call('POST', '/api/tasks/?auto_classify=false', { id, title });
    await call('DELETE', `/api/tasks/${id}`);
  }
  await call('POST', '/api/notes/', { title: longWord, url: `https://example.org/${longWord}` });
  await call('POST', '/api/notes/', { title: longText.slice(0, 200), body: longText });
}
