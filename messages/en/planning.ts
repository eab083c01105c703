import { plural } from './plural.ts';

export default {
  overFull: 'Over-full: ',
  today: 'Today',
  thePlanCouldNotBe: 'The plan could not be stored. Please try again.',
  planFor: 'Plan for',
  proposed: 'Proposed',
  days: 'Days',
  whatIsDueOnEach: 'What is due on each day, once the ticked tasks are moved.',
  noRoom: 'No room',
  noneOfTheseDaysHas:
    'None of these days has room for them. Give days more hours, lower estimates, or drop some.',
  everythingFits: 'Everything fits.',
  timeForTasksOnEach: 'Time for tasks on each weekday',
  minutes: 'Minutes',
  plan: 'Plan',
  whatToDoOnWhich:
    'What to do on which day, by dates, priorities, your estimates and the time you set aside. Nothing moves until you say so.',
  loadOfTasks: (load: string, count: number) =>
    plural(count, { one: `${load}, # task`, other: `${load}, # tasks` }),
  nowLoad: (load: string) => `now ${load}`,
  besidesEvents: (hours: string) => `besides ${hours} of events`,
  reasons: { overdue: 'overdue', overfull: 'its day is full', undated: 'no date' },
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  moveTask: (title: string, day: string) => `Move “${title}” to ${day}`,
  spans: { day: 'Today', week: 'Next 7 days' },
  moved: (count: number) => plural(count, { one: 'Moved # task', other: 'Moved # tasks' }),
  move: (count: number) => plural(count, { one: 'Move # task', other: 'Move # tasks' }),
  duration: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    both: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  },
  loadOf: (load: string, capacity: string) => `${load} of ${capacity}`,
  noRoomElsewhere: (full: string) => `${full}. There is no room elsewhere.`,
  moveQuestion: (count: number) => plural(count, { one: 'Move # task?', other: 'Move # tasks?' }),
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  enterMinutes: (max: number) => `Enter 0 to ${max} minutes.`,
};
