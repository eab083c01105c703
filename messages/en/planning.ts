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
};
