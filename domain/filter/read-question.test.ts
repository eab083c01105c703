import { describe, expect, it } from 'vitest';
import { standardThemes } from '#contract/standard-themes.ts';
import { newTask } from '../new-task.ts';
import { defaultWeekStart } from '../week.ts';
import { type AnswerContext, answerQuestion } from './answer-question.ts';
import { caseNow, caseProjects, caseTasks, caseThreads, caseTimeZone } from './filter-cases.ts';
import { parseFilter } from './parse-filter.ts';
import { isQuestion, readQuestion } from './read-question.ts';

const names = {
  themes: standardThemes.map(({ name }) => ({ id: name, name })),
  threads: caseThreads.map(({ title }) => ({ id: title, title })),
  projects: caseProjects.map((name) => ({ id: name, name })),
};
const context: AnswerContext = {
  ...names,
  vocabulary: { ...names, tags: ['errand', 'wood work', 'urgent', 'call'] },
  now: caseNow,
  timeZone: caseTimeZone,
  weekStart: defaultWeekStart,
  dayFirst: true,
};

describe('a question becomes a filter', () => {
  it.each([
    ['what is due on 3 december', 'due: 3 december & is:open'],
    ['what do I have this week', 'due: this week & is:open'],
    ['anything urgent?', '(p1 | @urgent) & is:open'],
    ['what did I finish today', 'completed: today'],
    ['overdue at work?', 'overdue & #Work'],
    ['What is overdue and what can I drop?', 'overdue'],
    ['what is overdue and can go', 'overdue'],
    ['how many tasks in health', '#Health & is:open'],
    ["What's on my plate tomorrow?", 'tomorrow & is:open'],
    ["what's due by friday", 'due by: friday & is:open'],
    ['What do I need to get done before the weekend?', 'due before: this weekend & is:open'],
    ['anything left for today?', 'today & is:open'],
    ['What have I completed this week?', 'completed: this week'],
    ['show me everything with no date', 'no date & is:open'],
    ["what's coming up in the next two weeks", 'next 2 weeks & is:open'],
    ['What did I get done yesterday?', 'completed: yesterday'],
    ['which tasks are tagged errand', '@errand & is:open'],
    ['high priority tasks at work due this month', '(p1 | p2) & #Work & due: this month & is:open'],
    ['what should I do next?', 'is:open'],
    ['when is the dentist?', 'dentist'],
    ["When's my dentist appointment?", 'dentist appointment'],
    ['what is due 3/12', 'due: 2026-12-03 & is:open'],
    ['What is due between monday and friday?', '(due since: monday & due by: friday) & is:open'],
    [
      "what's due from Monday to Wednesday at work",
      '(due since: monday & due by: wednesday) & #Work & is:open',
    ],
    ['Anything tomorrow or overdue', '(tomorrow | overdue) & is:open'],
    ['overdue or due this week at work?', '(overdue | due: this week) & #Work & is:open'],
    ["what's overdue today", 'overdue'],
    ['pending works for tomorrow', 'tomorrow & is:open'],
    ['What all is pending?', 'is:open'],
    ['kindly show my pending tasks till friday', 'due by: friday & is:open'],
    ['what all do I have to do today itself', 'today & is:open'],
    ['any tasks due upto 30 november', 'due by: 30 november & is:open'],
    ['What did I miss?', 'overdue'],
    ['what did I add today', 'created: today'],
    ['tasks created last week', 'created: last week'],
    ["what's left in the kitchen refit", '/"Kitchen refit" & is:open'],
    ['What about the house project?', '#House & is:open'],
    ["what's in my inbox", '#Inbox & is:open'],
    ['what needs to be finished by the end of the month', 'due by: this month & is:open'],
    ['what do I need to finish today', 'today & is:open'],
    ["what haven't I done yet this week", 'due: this week & is:open'],
    ["What didn't I finish yesterday?", 'yesterday & is:open'],
    ['is the report done?', 'report & is:completed'],
    ["what's not urgent today", 'today & !p1 & !@urgent & is:open'],
    ['everything except work', '!#Work & is:open'],
    ['what is due this week apart from shopping', 'due: this week & !#Shopping & is:open'],
    ['what am I working on', 'is:in_progress'],
    ['paused tasks', 'is:paused'],
    ['which tasks repeat', 'recurring & is:open'],
    ["What's due in a fortnight?", 'due: in a fortnight & is:open'],
    ['anything in the next fortnight', 'next 2 weeks & is:open'],
    ["what's due over the weekend", 'due: this weekend & is:open'],
    ['do I have anything on Sunday?', 'due: sunday & is:open'],
    ['am I free on thursday', 'due: thursday & is:open'],
    ["what's happening next Tuesday", 'due: next tuesday & is:open'],
    ['what was due yesterday', 'yesterday'],
    ['what did I do at work last week', '#Work & completed: last week'],
    ['how many tasks did I complete in november', 'completed: november'],
    ['how many did I finish in the last 30 days', 'completed: last 30 days'],
    ['unfinished tasks older than 2 weeks', 'created before: 2 weeks ago & is:open'],
    ['tasks added more than a week ago', 'created before: a week ago'],
    ['do I have any shopping to do?', '#Shopping & is:open'],
    ['what do I need to buy', 'buy'],
    ['groceries', 'grocer'],
    ['What should I focus on this morning?', 'due: this morning & is:open'],
    ['what is it?', ''],
    ['p1 or p2 this week', '(p1 | p2) & due: this week & is:open'],
    ["what's due the day after tomorrow", 'due: the day after tomorrow & is:open'],
    ["what's due on the 3rd", 'due: the 3rd & is:open'],
    ["what's due in december", 'due: december & is:open'],
    ["what's due before christmas", 'due before: christmas & is:open'],
    ['what may I do today', 'today & is:open'],
    ["what's due in May?", 'due: may & is:open'],
    ['tasks with no tags', 'no tags & is:open'],
    ['unsorted tasks', '#inbox & is:open'],
    ['what is important at work', '(p1 | p2) & #Work & is:open'],
    ["anything for mum's birthday?", 'mum birthday'],
    ['#finance this month', '#finance & due: this month & is:open'],
    ['@call today', '@call & today & is:open'],
    ['what is due at 5pm today', 'due: 5pm today & is:open'],
    ['what do I have after 5pm', 'due after: 5pm & is:open'],
    ['rest of the week', '(due since: today & due by: this week) & is:open'],
    [
      "what's on for the rest of this week at work",
      '(due since: today & due by: this week) & #Work & is:open',
    ],
    ['Have I any bills to pay this month?', 'due: this month & bill pay & is:open'],
    ["What's the most urgent thing right now?", 'p1 & is:open'],
    ["How's my week looking?", 'due: this week & is:open'],
    ["What's next?", 'is:open'],
    ['recently finished', 'completed: last 7 days'],
    ['what have I done lately', 'completed: last 7 days'],
    ['how many tasks do I have in total', 'is:open | is:completed'],
    ['Which calls are overdue?', 'overdue & call'],
    ["what isn't done", 'is:open'],
    ['What is due EOD?', 'today & is:open'],
    ['what should be completed by eow', 'due by: this week & is:open'],
    ['what is still open in finance', '#Finance & is:open'],
    ['Do I have something due Monday or Tuesday?', '(due: monday | due: tuesday) & is:open'],
    ["what's due today and tomorrow", '(today | tomorrow) & is:open'],
    ['tasks without a due date in personal', 'no date & #Personal & is:open'],
    ['what tasks have I put off', 'overdue'],
    ['which tasks have no priority', 'no priority & is:open'],
    ["what's due in 2 weeks", 'due: in 2 weeks & is:open'],
    ['hello', ''],
    ['list all my tasks', 'is:open'],
    ['where are the notes on "blue folder"', '"blue folder" & note & is:open'],
  ])('%s', (question, filter) => {
    expect(readQuestion(question, context).filter).toBe(filter);
    expect(parseFilter(filter)).toMatchObject({ ok: true, advice: [] });
  });

  it('reads 4/5 as people of the place do', () => {
    const american = { ...context, dayFirst: false };
    expect(readQuestion('what is due 4/5?', context).filter).toBe('due: 2027-05-04 & is:open');
    expect(readQuestion('what is due 4/5?', american).filter).toBe('due: 2027-04-05 & is:open');
    expect(readQuestion('what is due 12/3/2026?', american).filter).toBe('due: 2026-12-03 & is:open');
  });

  it('writes names that need it in quotation marks', () => {
    const own = {
      ...context,
      vocabulary: { ...names, projects: [{ id: 'r', name: 'R&D (new)' }], tags: [] },
    };
    expect(parseFilter(readQuestion('what is due in R&D (new)?', own).filter).ok).toBe(true);
  });

  it('is told from words to search for', () => {
    for (const text of ['what is due friday', 'overdue at work?', 'Anything urgent', 'show my tasks'])
      expect(isQuestion(text), text).toBe(true);
    for (const text of ['dentist', 'what', 'show', 'isabel birthday', 'due: friday', 'today & p1'])
      expect(isQuestion(text), text).toBe(false);
  });

  it('keeps any text harmless', () => {
    for (const text of [
      '( | & !',
      '"',
      '#',
      '@"',
      '\\',
      'due:',
      'is:opne?',
      '/',
      'due <= fryday',
      '(((',
      '!!!',
    ])
      expect(parseFilter(readQuestion(text, context).filter), text).toMatchObject({ ok: true });
  });
});

describe('a question finds', () => {
  const tasks = caseTasks.map(({ key, theme, thread, project, createdAt, completedAt, fields }) => ({
    ...newTask(
      { ...fields, theme_id: theme ?? null, thread_id: thread ?? null, project_id: project ?? null },
      { id: key, createdAt },
    ),
    ...(completedAt && { status: 'completed' as const, completed_at: completedAt }),
  }));

  it.each([
    ['what is due on 20 november?', ['rent']],
    ['what do I have this week?', ['report', 'dentist', 'milk', 'rent']],
    ['anything urgent?', ['rent']],
    ['what did I finish yesterday?', ['book']],
    ['what have I completed this month?', ['book', 'taxes']],
    ['overdue at work?', ['report']],
    ['what did I add this week', ['note', 'milk', 'dentist']],
    ['have I paid the rent?', ['rent']],
    ['Is the weaving done?', ['book']],
    ['when is the café meeting?', ['cafe']],
    ['What is it?', []],
  ])('%s', (question, keys) => {
    expect(answerQuestion(question, tasks, context).found.map(({ id }) => id)).toEqual(keys);
  });

  it('says which filter it used', () => {
    expect(answerQuestion('have I paid the rent?', tasks, context).filter).toBe('paid | rent');
    expect(answerQuestion('a unicorn or a griffin', tasks, context)).toEqual({
      filter: 'unicorn griffin',
      found: [],
    });
  });
});
