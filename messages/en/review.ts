import { plural } from './plural.ts';

export default {
  weeklyReview: 'Weekly review',
  reviewTheWeek: 'Review the week',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  someday: 'Someday',
  slipped: 'Slipped',
  finish: 'Finish',
  next: 'Next',
  back: 'Back',
  whatGotDone: 'What got done',
  nothingWasCompletedInThe: 'Nothing was completed in the last seven days.',
  whatSlipped: 'What slipped',
  nothingIsOverdue: 'Nothing is overdue.',
  press1To5To: 'Press 1 to 5 to decide about the first.',
  whatIsComingUp: 'What is coming up',
  nothingIsDueInThe: 'Nothing is due in the next seven days.',
  theInbox: 'The inbox',
  theInboxIsEmpty: 'The Inbox is empty.',
  inbox: 'Inbox',
  openTheInbox: 'Open the Inbox',
  reviewDone: 'Review done',
  goToToday: 'Go to Today',
  seeAnalytics: 'See Analytics',
  tenMinutesOnceAWeek: 'Ten minutes, once a week',
  lastReview: {
    today: 'Last review: today',
    yesterday: 'Last review: yesterday',
    daysAgo: (days: number) =>
      plural(days, { one: 'Last review: # day ago', other: 'Last review: # days ago' }),
  },
  done: 'Done',
  drop: 'Drop',
  forTheFirstTask: (decision: string) => `${decision}, for the first task`,
  showAll: (count: number) => plural(count, { other: 'Show all #' }),
  nextStep: 'Next step of the review',
  previousStep: 'Previous step of the review',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  atOf: (step: number, steps: number) => `${step} of ${steps}`,
  completedInSevenDays: (count: number) =>
    plural(count, {
      one: 'You completed # task in the last seven days.',
      other: 'You completed # tasks in the last seven days.',
    }),
  areOverdue: (count: number) =>
    plural(count, {
      one: '# task is overdue. Give each a new day, or let it go.',
      other: '# tasks are overdue. Give each a new day, or let it go.',
    }),
  areDueInSevenDays: (count: number) =>
    plural(count, {
      one: '# task is due in the next seven days. Too much? Open a task to move it.',
      other: '# tasks are due in the next seven days. Too much? Open a task to move it.',
    }),
  haveNoTheme: (count: number) =>
    plural(count, {
      one: '# task has no theme yet. Give each one, or drop it.',
      other: '# tasks have no theme yet. Give each one, or drop it.',
    }),
  summary: (done: number, overdue: number, ahead: number) =>
    `${plural(done, { one: '# task done.', other: '# tasks done.' })} ${overdue === 0 ? 'Nothing is overdue' : plural(overdue, { one: '# task overdue', other: '# tasks overdue' })}, ${plural(ahead, { one: '# task ahead.', other: '# tasks ahead.' })}`,
  tenMinutesAndLast: (last: string) => `Ten minutes, once a week. ${last}.`,
};
