import { plural } from './plural.ts';

const countTasks = (count: number) => plural(count, { one: '# task', other: '# tasks' });
const countSessions = (count: number) => plural(count, { one: '# session', other: '# sessions' });
const countDays = (count: number) => plural(count, { one: '# day', other: '# days' });

type Before = number | 'year';
const inBefore = (before: Before) =>
  before === 'year'
    ? 'in the year before'
    : plural(before, { one: 'the day before', other: 'in the # days before' });

export default {
  focus: 'Focus',
  estimates: 'Estimates',
  onceYouCompleteATask:
    'Once you complete a task that you worked on in a focus session, its estimate is compared with the time it took.',
  estimate: 'Estimate',
  themesFoundForYou: 'Themes found for you',
  aThemeCountsAsRight:
    'A theme counts as right when you kept it or completed the task there, and as wrong when you moved the task. Tasks that stayed in the Inbox because Heddle was not sure do not count.',
  loadingYourHistory: 'Loading your history',
  nothingHereYetForThis:
    'Nothing here yet for this period. Once you complete or move a task that was filed for you, its theme counts here.',
  sure: 'Sure',
  howSureItWas: 'How sure it was',
  howOftenItWasRight: 'How often it was right',
  mindfulness: 'Mindfulness',
  overdue: 'Overdue',
  onlyTheLast30Days: 'Only the last 30 days are exact: the rest of your history loads when you are online.',
  nothingWasOverdueInThis:
    'Nothing was overdue in this period. A task appears here from the end of the day it was due until you complete or reschedule it.',
  range: 'Range',
  from: 'From',
  to: 'To',
  tasks: 'Tasks',
  completedAndAdded: 'Completed and added',
  nothingWasCompletedOrAdded:
    'Nothing was completed or added in this period. Tasks appear here on the day you add them and on the day you complete them.',
  theme: 'Theme',
  completedByTheme: 'Completed by theme',
  noPriority: 'No priority',
  priority: 'Priority',
  completedByPriority: 'Completed by priority',
  hour: 'Hour',
  completedByHourOfThe: 'Completed by hour of the day',
  analytics: 'Analytics',
  whatYourTasksAndSessions: 'What your tasks and sessions add up to, counted on this device',
  counting: 'Counting...',
  nothingToCountYet: 'Nothing to count yet',
  startAFocusSession: 'Start a focus session',
  completeATaskOrFinish: 'Complete a task or finish a focus session, and it appears here right away.',
  units: { day: 'Day', week: 'Week', month: 'Month' },
  noFocusSessions:
    'No focus sessions in this period. Start one, and its minutes appear here as soon as it ends. <link>Focus Timer</link>',
  focusBy: { day: 'Focus by day', week: 'Focus by week', month: 'Focus by month' },
  youFocused: (time: string, sessions: number) => `You focused for ${time} in ${countSessions(sessions)}.`,
  /** The step that had the most. */
  bestBy: {
    day: (day: string, most: string) => `Your best day was ${day}, with ${most}.`,
    week: (week: string, most: string) => `Your best week was ${week}, with ${most}.`,
    month: (month: string, most: string) => `Your best month was ${month}, with ${most}.`,
  },
  pomodorosTaken: 'Pomodoros taken',
  estimatedOf: (pomodoros: number, count: string) =>
    `Estimated ${plural(pomodoros, { one: '# pomodoro', other: '# pomodoros' })}, n = ${count}`,
  tasksTake: (estimated: number, actual: string, count: string) =>
    `Your ${estimated}-pomodoro tasks take ${actual} (n = ${count}).`,
  calibration: 'How sure it was, and how often it was right',
  themesFoundIn: (days: string) => `Themes found, ${days}`,
  right: 'Right',
  shareSure: (percent: string) => `${percent} sure`,
  themesRight: (right: string, themes: number, percent: string) =>
    `${right} of ${plural(themes, { one: '# theme was', other: '# themes were' })} right (${percent}).`,
  sureAndRight: (sure: string, right: string, count: string) =>
    `${sure} sure, right ${right} of the time <count>(n = ${count})</count>`,
  completed: 'Completed',
  added: 'Added',
  addedTasksCompleted: 'Added tasks completed',
  countOfTasks: (part: string, tasks: number) => `${part} of ${countTasks(tasks)}`,
  /** Follows the share now, after a comma. */
  shareBefore: (percent: string) => `${percent} before`,
  overdueNow: 'Overdue now',
  atTheStart: (count: string) => `${count} at the start of this period`,
  countSessions,
  countFocusSessions: countSessions,
  streak: 'Streak',
  countDays,
  longestStreak: (days: number) => `in a row with a task completed; the longest was ${countDays(days)}`,
  mindfulnessBy: { day: 'Mindfulness by day', week: 'Mindfulness by week', month: 'Mindfulness by month' },
  noMindfulnessSessions:
    'No sessions in this period. The minutes of each session appear here as soon as it ends. <link>Mindfulness</link>',
  youTookForYourself: (time: string, sessions: number) =>
    `You took ${time} for yourself in ${countSessions(sessions)}.`,
  overdueAtEndOf: {
    day: 'Overdue at the end of each day',
    week: 'Overdue at the end of each week',
    month: 'Overdue at the end of each month',
  },
  overdueTasksNow: (count: number) =>
    plural(count, { one: '# task is overdue now.', other: '# tasks are overdue now.' }),
  overdueTasksAtTheEnd: (count: number) =>
    plural(count, { one: '# task is overdue at the end.', other: '# tasks are overdue at the end.' }),
  peak: (count: string, day: string) => `The peak was ${count}, on ${day}.`,
  presets: { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'Year', all: 'All', own: 'Custom' },
  /** In the names of files; the days are such as 2026-10-24. */
  daysFromTo: (from: string, to: string) => `${from} to ${to}`,
  /** Two dates or two times. */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  completedAndAddedBy: {
    day: 'Completed and added by day',
    week: 'Completed and added by week',
    month: 'Completed and added by month',
  },
  youCompletedAndAdded: (completed: number, added: string) =>
    `You completed ${countTasks(completed)} and added ${added}.`,
  hadTheMost: (theme: string, part: string, all: string) => `${theme} had the most: ${part} of ${all}.`,
  pressing: (part: string, all: string) => `${part} of ${all} had high or urgent priority.`,
  bestHours: (from: string, to: string, part: string, tasks: number) =>
    `Your best hours are ${from} to ${to}: ${part} of ${countTasks(tasks)}.`,
  completedByHour: 'Completed by hour',
  /** The days before are a year or a number of days. */
  comparisons: {
    asMany: (before: Before) => `as many as ${inBefore(before)}`,
    more: (count: string, before: Before) => `${count} more than ${inBefore(before)}`,
    fewer: (count: string, before: Before) => `${count} fewer than ${inBefore(before)}`,
    asMuch: (before: Before) => `as much as ${inBefore(before)}`,
    moreTime: (time: string, before: Before) => `${time} more than ${inBefore(before)}`,
    lessTime: (time: string, before: Before) => `${time} less than ${inBefore(before)}`,
  },
  noMinutes: '0 min',
};
